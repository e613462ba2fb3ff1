import { type TieBreakPreset, type TieRule, tieBreakPresets } from '@rokade/rules';
import { recordOf } from './system-choice.ts';
import { type SystemChoice, type SystemCode, systems } from './systems/systems.ts';

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
