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
import { nameKey } from '@rokade/rules';
import type { JournalEntry, PlayerDetails, PlayerId } from '@rokade/tournament';

/** What one entry says of somebody: their name where it says one, and numbers that are theirs. */
interface Saying<Id> {
  readonly id: Id;
  readonly name: string | undefined;
  readonly numbers: readonly (string | undefined)[];
}

/** Everybody who ever was called so, or had such a number, with the newest name they have. */
function foundIn<Entry, Id extends string>(
  entries: readonly Entry[],
  who: readonly string[],
  say: (entry: Entry) => Saying<Id> | null,
): ReadonlyMap<Id, string> {
  const keys = new Set(who.map(nameKey).filter((key) => key !== ''));
  const names = new Map<Id, string>();
  const found = new Set<Id>();
  for (const { id, name, numbers } of entries.flatMap((entry) => say(entry) ?? [])) {
    if (name !== undefined) names.set(id, name);
    const isMeant = [name, ...numbers].some((said) => said && keys.has(nameKey(said)));
    if (isMeant) found.add(id);
  }
  return new Map([...found].map((id) => [id, names.get(id) ?? '']));
}

/** Whether a name is one of these, in any spelling. */
export const isCalled = (name: string, who: readonly string[]): boolean =>
  name !== '' && who.some((one) => nameKey(one) === nameKey(name));

/** What values of somebody say: their name, FIDE's number and the national one. */
function saying<Id>(
  id: Id,
  values: Partial<Pick<PlayerDetails, 'name' | 'fideId' | 'nationalId'>>,
) {
  const { name, fideId, nationalId } = values;
  return { id, name, numbers: [fideId, nationalId] };
}

/** Players of a tournament by a name or number they have or had, removed from its list or not. */
export const playersCalled = (entries: readonly JournalEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): Saying<PlayerId> | null => {
    if (event.kind === 'player-entered') return saying(event.player, event.details);
    return event.kind === 'player-changed' ? saying(event.player, event.changes) : null;
  });

/** People on an event's entry list by a name or number they have or had, removed from it or not. */
export const entrantsCalled = (entries: readonly HappeningEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): Saying<EntrantId> | null =>
    event.kind === 'entrant-entered' || event.kind === 'entrant-changed'
      ? saying(event.entrant, event.values)
      : null,
  );

/** Who plays in a competition of the club year by a name they have or had. */
export const entriesCalled = (entries: readonly ContestJournalEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): Saying<EntryId> | null =>
    event.kind === 'entry-entered' || event.kind === 'entry-changed'
      ? { id: event.entry, name: event.values.name, numbers: [] }
      : null,
  );

/** People of the book of ratings by a name or number they have or had. */
export const ratedCalled = (entries: readonly RatingsEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): Saying<RatedPersonId> | null =>
    event.kind === 'person-entered' || event.kind === 'person-changed'
      ? saying(event.person, event.values)
      : null,
  );

/** People of a register by a name or number they have or had. */
export function peopleCalled(entries: readonly RegisterEntry[], who: readonly string[]) {
  const values = new Map<PersonId, PersonValues>();
  return foundIn(entries, who, ({ event }): Saying<PersonId> | null => {
    if (event.kind !== 'person-entered' && event.kind !== 'person-changed') return null;
    const said = { ...(values.get(event.person) ?? unsaidPerson), ...event.values };
    values.set(event.person, said);
    const { dsuNumber, fideId, dsbId, ownNumber } = said;
    const numbers = [dsuNumber, fideId, dsbId, ownNumber];
    return { id: event.person, name: fullName(said), numbers };
  });
}
