import { findTieBreak, type TieBreakPreset, type TieRule, tieBreakPresets } from '@rokade/rules';
import { recordOf } from '../systems/system-choice.ts';
import { type SystemChoice, type SystemCode, systems } from '../systems/systems.ts';
import type { Settings } from './settings.ts';

/** The ready-made orders of tie-breaks for a system, with its own regulation's first. */
export function presetsFor(code: SystemCode): readonly TieBreakPreset[] {
  const { tieBreakKind, tieBreaks } = systems[code];
  const presets = tieBreakPresets(tieBreakKind);
  const first = presets.filter((preset) => preset.code === tieBreaks);
  return [...first, ...presets.filter((preset) => preset.code !== tieBreaks)];
}

/** A system's usual order, until another is chosen; null: none. */
export const usualPreset = (code: SystemCode): TieBreakPreset | null =>
  systems[code].tieBreaks === null ? null : (presetsFor(code)[0] ?? null);

/** How prizes are divided at equal points, unless something else is announced. @article DSU 2002 §24a, §24b */
export const usualTieRule = (system: SystemChoice): TieRule => recordOf(system).tieRule;

type Order = Pick<Settings, 'system' | 'tieBreaks' | 'tieBreakEdition'>;

/** Whether a ready-made order is the chosen one; an order without FIDE's tie-breaks has no edition. */
const isChosen =
  ({ tieBreaks, tieBreakEdition }: Order) =>
  (preset: TieBreakPreset): boolean =>
    preset.tieBreaks.join() === tieBreaks.join() &&
    (preset.code.startsWith('tempelhof') ||
      (preset.edition ?? tieBreakEdition) === tieBreakEdition);

/** The articles of FIDE's tie-break editions for what follows when all of them fail. */
const lotsByFide = {
  2012: 'FIDE 2012 annex 3',
  2024: 'FIDE C.07 2024 4.1',
  2026: 'FIDE C.07 4.1',
} as const;

/**
 * The article by which a lot decides when the chosen order leaves players equal; '' where places are
 * shared then. A ready-made order names it; a custom order with a tie-break of FIDE's follows FIDE's
 * rules.
 *
 * @article Tempelhof 2018 III.A.4, III.A.7: lots; III.D.2: shared
 * @article FIDE 2012 annex 3: a lot at last
 * @article DSU 2002 §24a: shared
 */
export function lotsAtLast(order: Order): string {
  const { system, tieBreaks, tieBreakEdition } = order;
  if (tieBreaks.length === 0) return '';
  const preset = presetsFor(system.code).find(isChosen(order));
  if (preset !== undefined) return preset.thenLots ? preset.article : '';
  const isFide = tieBreaks.some((code) => {
    const found = findTieBreak(code, tieBreakEdition);
    return found.ok && found.value.article.startsWith('FIDE');
  });
  return isFide ? lotsByFide[tieBreakEdition] : '';
}
