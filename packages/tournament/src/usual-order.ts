import {
  type TieBreakPreset,
  type TieBreakPresetCode,
  type TieRule,
  tieBreakPresets,
} from '@rokade/rules';
import {
  isRoundRobin,
  isRoundRobinCode,
  type SystemChoice,
  type SystemCode,
} from './system-choice.ts';

/** Whether a system's tie-breaks are those of round robins or of Swiss tournaments. */
export const tieBreakKind = (code: SystemCode): 'round-robin' | 'swiss' =>
  isRoundRobinCode(code) ? 'round-robin' : 'swiss';

const usual: Readonly<Record<SystemCode, TieBreakPresetCode | null>> = {
  monrad: 'dsu-swiss',
  nordic: 'dsu-swiss',
  dutch: 'fide-2026-swiss',
  tempelhof: 'tempelhof-swiss',
  berger: 'fide-2026-round-robin',
  dsu: 'dsu-group',
  'tempelhof-table': 'tempelhof-round-robin',
  rutsch: 'tempelhof-slide',
  cup: null,
  'play-off': null,
  olympiad: 'dsu-swiss',
};

/** The ready-made orders for a system, the one that its own regulation lays down first. */
export function presetsFor(code: SystemCode): readonly TieBreakPreset[] {
  const presets = tieBreakPresets(tieBreakKind(code));
  const first = presets.filter((preset) => preset.code === usual[code]);
  return [...first, ...presets.filter((preset) => preset.code !== usual[code])];
}

/** The order that goes with a system where nobody chose another; null: none. */
export const usualPreset = (code: SystemCode): TieBreakPreset | null =>
  usual[code] === null ? null : (presetsFor(code)[0] ?? null);

/**
 * How prizes go at equal points where nothing else is announced: in the Danish systems, but for
 * all-play-all, by almindelig korrektion; elsewhere the money is shared.
 *
 * @article DSU 2002 §24a, §24b
 */
export const usualTieRule = (system: SystemChoice): TieRule =>
  system.edition === 'dsu-2002' && !isRoundRobin(system) ? 'by-order' : 'shared';
