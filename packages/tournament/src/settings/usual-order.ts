import { findTieBreak, type TieBreakPreset, type TieRule, tieBreakPresets } from '@rokade/rules';
import { recordOf } from '../systems/system-choice.ts';
import { type SystemChoice, type SystemCode, systems } from '../systems/systems.ts';
import type { Settings } from './settings.ts';

/** The ready-made orders for a system, the one that its own regulation lays down first. */
export function presetsFor(code: SystemCode): readonly TieBreakPreset[] {
  const { tieBreakKind, tieBreaks } = systems[code];
  const presets = tieBreakPresets(tieBreakKind);
  const first = presets.filter((preset) => preset.code === tieBreaks);
  return [...first, ...presets.filter((preset) => preset.code !== tieBreaks)];
}

/** The order that goes with a system where nobody chose another; null: none. */
export const usualPreset = (code: SystemCode): TieBreakPreset | null =>
  systems[code].tieBreaks === null ? null : (presetsFor(code)[0] ?? null);

/** How prizes go at equal points where nothing else is announced. @article DSU 2002 §24a, §24b */
export const usualTieRule = (system: SystemChoice): TieRule => recordOf(system).tieRule;

type Order = Pick<Settings, 'system' | 'tieBreaks' | 'tieBreakEdition'>;

/** Whether a ready-made order is the one that was chosen; one without FIDE's has no edition. */
const isChosen =
  ({ tieBreaks, tieBreakEdition }: Order) =>
  (preset: TieBreakPreset): boolean =>
    preset.tieBreaks.join() === tieBreaks.join() &&
    (preset.code.startsWith('tempelhof') ||
      (preset.edition ?? tieBreakEdition) === tieBreakEdition);

/** Where FIDE's tie-breaks of an edition say what follows when they all fail. */
const lotsByFide = {
  2012: 'FIDE 2012 annex 3',
  2024: 'FIDE C.07 2024 4.1',
  2026: 'FIDE C.07 4.1',
} as const;

/**
 * Where it is said that lots decide when the chosen order is at its end; '' where places are shared
 * then. A ready-made order says it itself; one of somebody's own that has a tie-break of FIDE's goes
 * on by FIDE's rules.
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
