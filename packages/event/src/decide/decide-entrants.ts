import { changing, isBirth, textFault, unless } from '@rokade/journal';
import {
  arePossibleDuplicates,
  emptyDetails,
  erasedDetails,
  type PlayerDetails,
} from '@rokade/players';
import { err, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { Entrant } from '../entrant.ts';
import type { Happening } from '../happening.ts';
import type { GroupId } from '../ids.ts';
import type { EventRefusal } from '../refusal.ts';
import { unknownIn } from './decide-entry-list.ts';
import { type Decides, invalid, refusing } from './decision.ts';

type NamedEntrant = Pick<Entrant, 'id' | 'values'>;

function valuesRefusal(values: PlayerDetails): EventRefusal | null {
  if (values.name.trim() === '') return invalid('name', 'missing');
  const fault = textFault(values);
  if (fault !== null) return refusing(fault);
  return isBirth(values.birthDate) ? null : invalid('birthDate', 'not-a-date');
}

function twice(entrants: readonly NamedEntrant[], one: NamedEntrant): EventRefusal | null {
  if (one.values.name === erasedDetails.name) return null;
  const other = entrants.find(
    ({ id, values }) => id !== one.id && arePossibleDuplicates(values, one.values),
  );
  return other === undefined
    ? null
    : { code: 'event.duplicate', field: 'name', name: one.values.name };
}

const unknownGroup = ({ groups }: ChessEvent, group: GroupId | null): EventRefusal | null =>
  group === null || groups.includes(group) ? null : { code: 'event.unknown-group', group };

/** Enters people, all or none; a possible duplicate must be confirmed. */
export const enterEntrants: Decides<'enter-entrants'> = (event, { entrants }, { isConfirmed }) => {
  const listed: NamedEntrant[] = [...event.entrants];
  const entered = entrants.map((one) => ({ ...one, values: { ...emptyDetails, ...one.values } }));
  for (const { id, values, group } of entered) {
    if (listed.some((one) => one.id === id)) return err({ code: 'event.id-taken', id });
    const refusal =
      valuesRefusal(values) ??
      unknownGroup(event, group) ??
      (isConfirmed ? null : twice(listed, { id, values }));
    if (refusal !== null) return err(refusal);
    listed.push({ id, values });
  }
  return ok(
    entered.map(({ id, values, group }) => ({
      kind: 'entrant-entered',
      entrant: id,
      values,
      group,
    })),
  );
};

/** Puts entrants in a group, or in none; those already in it are left out. */
export const placeEntrants: Decides<'place-entrants'> = (event, { entrants, group }) => {
  const refusal = unknownGroup(event, group);
  if (refusal !== null) return err(refusal);
  const placed: Happening[] = [];
  for (const id of new Set(entrants)) {
    const one = event.entrants.find((each) => each.id === id);
    if (one === undefined) return err({ code: 'event.unknown-entrant', entrant: id });
    if (one.group !== group) placed.push({ kind: 'entrant-placed', entrant: id, group });
  }
  return ok(placed);
};

/** Changes an entrant's details. */
export const changeEntrant: Decides<'change-entrant'> = (
  event,
  { entrant: id, changes },
  { isConfirmed },
) => {
  const one = event.entrants.find((each) => each.id === id);
  if (one === undefined) return err({ code: 'event.unknown-entrant', entrant: id });
  return changing(one.values, changes, (values, after) => {
    const refusal =
      valuesRefusal(after) ?? (isConfirmed ? null : twice(event.entrants, { id, values: after }));
    return unless(refusal, [{ kind: 'entrant-changed', entrant: id, values }]);
  });
};

export const removeEntrant: Decides<'remove-entrant'> = (event, { entrant }) =>
  unless(unknownIn(event, [entrant]), [{ kind: 'entrant-removed', entrant }]);

/** Erases a present or former entrant. */
export const eraseEntrant: Decides<'erase-entrant'> = (_, { entrant }, { isConfirmed }) =>
  isConfirmed
    ? ok([{ kind: 'entrant-erased', entrant }])
    : err({ code: 'event.confirm-erasing', entrant });
