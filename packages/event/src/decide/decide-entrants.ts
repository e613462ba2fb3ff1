import {
  differing,
  erasedDetails,
  mayBeOne,
  nothingKnown,
  type PlayerDetails,
  textProblem,
} from '@rokade/journal';
import { err, isDay, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import type { Entrant } from '../entrant.ts';
import type { Happening } from '../happening.ts';
import type { GroupId } from '../ids.ts';
import type { EventRefusal } from '../refusal.ts';
import type { Decision } from './decision.ts';

type Of<Kind extends EventCommand['kind']> = Extract<EventCommand, { kind: Kind }>;
type Known = Pick<Entrant, 'id' | 'values'>;

const isBirth = (text: string): boolean => /^(\d{4})?$/.test(text) || isDay(text);

function invalid(values: PlayerDetails): EventRefusal | null {
  if (values.name.trim() === '') {
    return { code: 'event.field-invalid', field: 'name', problem: 'missing' };
  }
  for (const [field, value] of Object.entries(values)) {
    const problem = typeof value === 'string' ? textProblem(value) : null;
    if (problem !== null) return { code: 'event.field-invalid', field, problem };
  }
  return isBirth(values.birthDate)
    ? null
    : { code: 'event.field-invalid', field: 'birthDate', problem: 'not-a-date' };
}

function twice(known: readonly Known[], one: Known): EventRefusal | null {
  if (one.values.name === erasedDetails.name) return null;
  const other = known.find(({ id, values }) => id !== one.id && mayBeOne(values, one.values));
  return other === undefined
    ? null
    : { code: 'event.duplicate', field: 'name', name: one.values.name };
}

const unknownGroup = ({ groups }: ChessEvent, group: GroupId | null): EventRefusal | null =>
  group === null || groups.includes(group) ? null : { code: 'event.unknown-group', group };

/** Enters people, all or none; somebody who may be there already only once that was confirmed. */
export function enterEntrants(
  event: ChessEvent,
  { entrants }: Of<'enter-entrants'>,
  confirmed: boolean,
): Decision {
  const known: Known[] = [...event.entrants];
  const entered = entrants.map((one) => ({ ...one, values: { ...nothingKnown, ...one.values } }));
  for (const { id, values, group } of entered) {
    if (known.some((one) => one.id === id)) return err({ code: 'event.id-taken', id });
    const refusal =
      invalid(values) ??
      unknownGroup(event, group) ??
      (confirmed ? null : twice(known, { id, values }));
    if (refusal !== null) return err(refusal);
    known.push({ id, values });
  }
  return ok(
    entered.map(({ id, values, group }) => ({
      kind: 'entrant-entered',
      entrant: id,
      values,
      group,
    })),
  );
}

/** Says something else of somebody. */
function changeEntrant(
  event: ChessEvent,
  { id, values: before }: Entrant,
  changes: Partial<PlayerDetails>,
  confirmed: boolean,
): Decision {
  const values = differing(before, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const after = { ...before, ...values };
  const refusal =
    invalid(after) ?? (confirmed ? null : twice(event.entrants, { id, values: after }));
  return refusal === null ? ok([{ kind: 'entrant-changed', entrant: id, values }]) : err(refusal);
}

/** Puts people in a group, or in none; who is there already stays. */
export function placeEntrants(
  event: ChessEvent,
  { entrants, group }: Of<'place-entrants'>,
): Decision {
  const refusal = unknownGroup(event, group);
  if (refusal !== null) return err(refusal);
  const placed: Happening[] = [];
  for (const id of new Set(entrants)) {
    const one = event.entrants.find((each) => each.id === id);
    if (one === undefined) return err({ code: 'event.unknown-entrant', entrant: id });
    if (one.group !== group) placed.push({ kind: 'entrant-placed', entrant: id, group });
  }
  return ok(placed);
}

/** Decides about one person; somebody who was removed can still be erased. */
export function decideEntrant(
  event: ChessEvent,
  command: Of<'change-entrant' | 'remove-entrant' | 'erase-entrant'>,
  confirmed: boolean,
): Decision {
  const { entrant } = command;
  if (command.kind === 'erase-entrant') {
    return confirmed
      ? ok([{ kind: 'entrant-erased', entrant }])
      : err({ code: 'event.confirm-erasing', entrant });
  }
  const one = event.entrants.find(({ id }) => id === entrant);
  if (one === undefined) return err({ code: 'event.unknown-entrant', entrant });
  return command.kind === 'remove-entrant'
    ? ok([{ kind: 'entrant-removed', entrant }])
    : changeEntrant(event, one, command.changes, confirmed);
}
