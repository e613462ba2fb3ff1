import type { ContestJournalEntry, EntryId } from '@rokade/club';
import type { EntrantId, HappeningEntry } from '@rokade/event';
import type { RatedPersonId, RatingsEntry } from '@rokade/ratings';
import {
  fullName,
  type PersonId,
  type PersonValues,
  type RegisterEntry,
  unsaidPerson,
} from '@rokade/register';
import { accountNameKey } from '@rokade/store';
import type { JournalEntry, PlayerId } from '@rokade/tournament';

/** What one entry says of somebody: their name where it says one, and numbers that are theirs. */
interface Saying<Id> {
  readonly id: Id;
  readonly name: string | undefined;
  readonly numbers: readonly (string | undefined)[];
}

/** Everybody who ever was called so, or had such a number, with the newest name they have. */
function foundIn<Id extends string>(
  sayings: Iterable<Saying<Id>>,
  who: readonly string[],
): ReadonlyMap<Id, string> {
  const keys = new Set(who.map(accountNameKey).filter((key) => key !== ''));
  const names = new Map<Id, string>();
  const found = new Set<Id>();
  for (const { id, name, numbers } of sayings) {
    if (name !== undefined) names.set(id, name);
    const isMeant = [name, ...numbers].some((said) => said && keys.has(accountNameKey(said)));
    if (isMeant) found.add(id);
  }
  return new Map([...found].map((id) => [id, names.get(id) ?? '']));
}

/** Whether a name is one of these, in any spelling. */
export const isCalled = (name: string, who: readonly string[]): boolean =>
  name !== '' && who.some((one) => accountNameKey(one) === accountNameKey(name));

/** Players of a tournament by a name or number they have or had, removed from its list or not. */
export const playersCalled = (
  entries: readonly JournalEntry[],
  who: readonly string[],
): ReadonlyMap<PlayerId, string> =>
  foundIn(
    entries.flatMap(({ event }): readonly Saying<PlayerId>[] => {
      if (event.kind !== 'player-entered' && event.kind !== 'player-changed') return [];
      const { name, fideId, nationalId } =
        event.kind === 'player-entered' ? event.details : event.changes;
      return [{ id: event.player, name, numbers: [fideId, nationalId] }];
    }),
    who,
  );

/** People on an event's entry list by a name or number they have or had, removed from it or not. */
export const entrantsCalled = (
  entries: readonly HappeningEntry[],
  who: readonly string[],
): ReadonlyMap<EntrantId, string> =>
  foundIn(
    entries.flatMap(({ event }): readonly Saying<EntrantId>[] => {
      if (event.kind !== 'entrant-entered' && event.kind !== 'entrant-changed') return [];
      const { name, fideId, nationalId } = event.values;
      return [{ id: event.entrant, name, numbers: [fideId, nationalId] }];
    }),
    who,
  );

/** Who plays in a competition of the club year by a name they have or had. */
export const entriesCalled = (
  entries: readonly ContestJournalEntry[],
  who: readonly string[],
): ReadonlyMap<EntryId, string> =>
  foundIn(
    entries.flatMap(({ event }): readonly Saying<EntryId>[] =>
      event.kind === 'entry-entered' || event.kind === 'entry-changed'
        ? [{ id: event.entry, name: event.values.name, numbers: [] }]
        : [],
    ),
    who,
  );

/** People of the book of ratings by a name or number they have or had. */
export const ratedCalled = (
  entries: readonly RatingsEntry[],
  who: readonly string[],
): ReadonlyMap<RatedPersonId, string> =>
  foundIn(
    entries.flatMap(({ event }): readonly Saying<RatedPersonId>[] => {
      if (event.kind !== 'person-entered' && event.kind !== 'person-changed') return [];
      const { name, fideId, nationalId } = event.values;
      return [{ id: event.person, name, numbers: [fideId, nationalId] }];
    }),
    who,
  );

/** People of a register by a name or number they have or had. */
export function peopleCalled(
  entries: readonly RegisterEntry[],
  who: readonly string[],
): Iterable<PersonId> {
  const values = new Map<PersonId, PersonValues>();
  return foundIn(
    entries.flatMap(({ event }): readonly Saying<PersonId>[] => {
      if (event.kind !== 'person-entered' && event.kind !== 'person-changed') return [];
      const said = { ...(values.get(event.person) ?? unsaidPerson), ...event.values };
      values.set(event.person, said);
      const { dsuNumber, fideId, dsbId, ownNumber } = said;
      const numbers = [dsuNumber, fideId, dsbId, ownNumber];
      return [{ id: event.person, name: fullName(said), numbers }];
    }),
    who,
  ).keys();
}
