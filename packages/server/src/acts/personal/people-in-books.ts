import type { ContestJournalEntry, EntryId } from '@rokade/club';
import type { EntrantId, HappeningEntry } from '@rokade/event';
import type { LeagueEntry, MemberId, TeamId } from '@rokade/league';
import type { RatedPersonId, RatingsEntry } from '@rokade/ratings';
import {
  emptyPersonValues,
  fullName,
  type PersonId,
  type PersonValues,
  type RegisterEntry,
} from '@rokade/register';
import { nameKey } from '@rokade/rules';
import type { JournalEntry, PlayerDetails, PlayerId } from '@rokade/tournament';

/** A person's name and numbers in an entry; undefined if the entry does not contain them. */
interface NamesInEntry<Id> {
  readonly id: Id;
  readonly name: string | undefined;
  readonly numbers: readonly (string | undefined)[];
}

/** Everybody who ever had one of the names or numbers, with their newest name. */
function foundIn<Entry, Id extends string>(
  entries: readonly Entry[],
  who: readonly string[],
  read: (entry: Entry) => NamesInEntry<Id> | null,
): ReadonlyMap<Id, string> {
  const keys = new Set(who.map(nameKey).filter((key) => key !== ''));
  const names = new Map<Id, string>();
  const found = new Set<Id>();
  for (const { id, name, numbers } of entries.flatMap((entry) => read(entry) ?? [])) {
    if (name !== undefined) names.set(id, name);
    const isMatch = [name, ...numbers].some((value) => value && keys.has(nameKey(value)));
    if (isMatch) found.add(id);
  }
  return new Map([...found].map((id) => [id, names.get(id) ?? '']));
}

/** Whether a name is one of `who`, in any spelling. */
export const isCalled = (name: string, who: readonly string[]): boolean =>
  name !== '' && who.some((one) => nameKey(one) === nameKey(name));

/** The name and numbers in a person's values. */
function namesIn<Id>(
  id: Id,
  values: Partial<Pick<PlayerDetails, 'name' | 'fideId' | 'nationalId'>>,
) {
  const { name, fideId, nationalId } = values;
  return { id, name, numbers: [fideId, nationalId] };
}

/** The players of a tournament who have or had a name or number, removed ones included. */
export const playersCalled = (entries: readonly JournalEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<PlayerId> | null => {
    if (event.kind === 'player-entered') return namesIn(event.player, event.details);
    return event.kind === 'player-changed' ? namesIn(event.player, event.changes) : null;
  });

/** The entrants of an event who have or had a name or number, removed ones included. */
export const entrantsCalled = (entries: readonly HappeningEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<EntrantId> | null =>
    event.kind === 'entrant-entered' || event.kind === 'entrant-changed'
      ? namesIn(event.entrant, event.values)
      : null,
  );

/** The entries of a competition that have or had a name. */
export const entriesCalled = (entries: readonly ContestJournalEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<EntryId> | null =>
    event.kind === 'entry-entered' || event.kind === 'entry-changed'
      ? { id: event.entry, name: event.values.name, numbers: [] }
      : null,
  );

/** The players of a league who have or had a name or number, removed ones included. */
export const membersCalled = (entries: readonly LeagueEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<MemberId> | null =>
    event.kind === 'player-named' || event.kind === 'player-changed'
      ? { id: event.player, name: event.values.name, numbers: [event.values.nationalId] }
      : null,
  );

/** The teams of a league whose captain or deputy has or had a name. */
export const captainsCalled = (entries: readonly LeagueEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<TeamId> | null => {
    if (event.kind !== 'captains-named') return null;
    const { captain, deputy } = event.values;
    return { id: event.team, name: captain ?? deputy, numbers: [captain, deputy] };
  });

/** The people of the book of ratings who have or had a name or number. */
export const ratedCalled = (entries: readonly RatingsEntry[], who: readonly string[]) =>
  foundIn(entries, who, ({ event }): NamesInEntry<RatedPersonId> | null =>
    event.kind === 'person-entered' || event.kind === 'person-changed'
      ? namesIn(event.person, event.values)
      : null,
  );

/** The people of a register who have or had a name or number. */
export function peopleCalled(entries: readonly RegisterEntry[], who: readonly string[]) {
  const values = new Map<PersonId, PersonValues>();
  return foundIn(entries, who, ({ event }): NamesInEntry<PersonId> | null => {
    if (event.kind !== 'person-entered' && event.kind !== 'person-changed') return null;
    const merged = { ...(values.get(event.person) ?? emptyPersonValues), ...event.values };
    values.set(event.person, merged);
    const { dsuNumber, fideId, dsbId, ownNumber } = merged;
    const numbers = [dsuNumber, fideId, dsbId, ownNumber];
    return { id: event.person, name: fullName(merged), numbers };
  });
}
