import { findTieBreak, objectionTo } from '@rokade/rules';
import type { Refusal } from '../commands/refusal.ts';
import { allSettings, type Settings } from '../settings/settings.ts';
import { recordOf } from '../systems/system-choice.ts';

/** Why a setting is refused. */
export type SettingsProblem = Extract<Refusal, { code: 'settings.invalid' }>;

/** Refuses an unknown tie-break, or one that the rules do not have for this kind of tournament. */
function tieBreakProblem(code: string, { system, tieBreakEdition }: Settings): string | null {
  const found = findTieBreak(code, tieBreakEdition);
  if (!found.ok) return 'unknown';
  const kind = recordOf(system).tieBreakKind;
  return objectionTo(found.value, { edition: tieBreakEdition, system: kind }) === null
    ? null
    : 'not-for-this-system';
}

const invalid = (field: string, problem: string): SettingsProblem => ({
  code: 'settings.invalid',
  field,
  problem,
});

/** The first fault in these settings, or null. */
export function settingsProblem(settings: Settings): SettingsProblem | null {
  for (const [field, { problem }] of allSettings) {
    const found = problem?.(settings[field] as never) ?? null;
    if (found !== null) return invalid(field, found);
  }
  for (const code of settings.tieBreaks) {
    const found = tieBreakProblem(code, settings);
    if (found !== null) return invalid('tieBreaks', found);
  }
  return null;
}
