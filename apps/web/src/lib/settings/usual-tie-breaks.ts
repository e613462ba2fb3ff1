import { type TieBreakPreset, type TieBreakPresetCode, tieBreakPresets } from '@rokade/rules';
import type { SystemCode } from '@rokade/tournament';

/** Whether a system's tie-breaks are those of round robins or of Swiss tournaments. */
export const tieBreakKind = (code: SystemCode): 'round-robin' | 'swiss' =>
  code === 'berger' || code === 'dsu' || code === 'tempelhof-table' || code === 'rutsch'
    ? 'round-robin'
    : 'swiss';

const usual: Readonly<Record<SystemCode, TieBreakPresetCode | null>> = {
  monrad: 'dsu-swiss',
  nordic: 'dsu-swiss',
  dutch: 'fide-2026-swiss',
  tempelhof: 'tempelhof-swiss',
  berger: 'fide-2026-round-robin',
  dsu: 'dsu-group',
  'tempelhof-table': 'tempelhof-round-robin',
  rutsch: 'tempelhof-round-robin',
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
