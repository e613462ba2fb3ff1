import { type PlayerId, parsePlayerId, parseSystemCode, type SystemCode } from '@rokade/tournament';
import { textIn, wholeIn } from '#lib/console/said-in-form.ts';
import { mostGroups } from './division-options.ts';
import type { GroupPlan } from './group-plan.ts';

/** Who is in which group by the fields `player-<id>`, which hold a group's index; '' is none. */
function membersIn(form: FormData): readonly (readonly [PlayerId, string])[] {
  return [...form.entries()].flatMap(([field, value]) => {
    const id = field.startsWith('player-') ? parsePlayerId(field.slice('player-'.length)) : null;
    return id === null || typeof value !== 'string' ? [] : [[id, value] as const];
  });
}

/** The system a form names for a group; Monrad where it names none we know. */
export const readSystemCode = (form: FormData, field: string): SystemCode =>
  parseSystemCode(textIn(form, field)) ?? 'monrad';

/** The fields of a plan, of a further stage and of a division that hold whole numbers. */
export const groupNumbers = /^(rounds(-\d+)?|most|groups)$/;

/** The groups a form describes, those without players left out. */
export function readGroupPlans(form: FormData): readonly GroupPlan[] {
  const members = membersIn(form);
  const count = Math.min(mostGroups, Number(textIn(form, 'count')) || 0);
  return Array.from({ length: count }, (_, index) => ({
    name: textIn(form, `name-${index}`),
    system: readSystemCode(form, `system-${index}`),
    rounds: wholeIn(form, `rounds-${index}`, 1),
    players: members.flatMap(([id, group]) => (group === String(index) ? [id] : [])),
  })).filter(({ players }) => players.length > 0);
}
