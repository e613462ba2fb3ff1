import { contestBook } from '@rokade/club';
import { eventBook } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import { byId, foldJournal as foldBook } from '@rokade/journal';
import { leagueBook } from '@rokade/league';
import { ownRatings, valuesOf } from '@rokade/ratings';
import { allInOne, fullName, type PersonId, whoStays } from '@rokade/register';
import type { Result } from '@rokade/rules';
import { sanctionsAgainst } from '@rokade/sanctions';
import type { Belonging } from '@rokade/store';
import { foldJournal } from '@rokade/tournament';
import type { RegisterBook } from '../../register/register-book.ts';
import {
  captainsCalled,
  entrantsCalled,
  entriesCalled,
  isCalled,
  membersCalled,
  peopleCalled,
  playersCalled,
  ratedCalled,
} from './people-in-books.ts';
import type { BooksAboutPeople, PersonFound, PersonInBook } from './person-in-book.ts';

/** Whether a book belongs to one of the organisations; one without a row belongs to the installation's own. */
const isTheirs = ({ registers }: BooksAboutPeople, { organisation }: Belonging): boolean =>
  registers.has(organisation || ownInstallation);

/** The books of a kind, each with its owner. */
interface Shelf<Id extends string, Entry> {
  list(): Promise<readonly (Belonging & { readonly id: Id })[]>;
  journal(id: Id): Promise<Result<readonly Entry[], unknown>>;
}

/** Searches each book of the organisations; those that cannot be read are returned as such. */
async function inEach<Id extends string, Entry>(
  books: BooksAboutPeople,
  shelf: Shelf<Id, Entry>,
  find: (id: Id, entries: readonly Entry[]) => readonly PersonInBook[],
): Promise<PersonFound> {
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  for (const { id, ...listed } of await shelf.list()) {
    if (!isTheirs(books, listed)) continue;
    const journal = await shelf.journal(id);
    if (journal.ok) persons.push(...find(id, journal.value));
    else unreadable.push(id);
  }
  return { persons, unreadable };
}

export const inTournaments = (books: BooksAboutPeople, who: readonly string[]) =>
  inEach(books, books.tournaments, (tournament, entries) => {
    const title = foldJournal(entries)?.settings.name ?? '';
    return [...playersCalled(entries, who)].map(([player, name]) => {
      return { book: 'tournament', tournament, title, player, name };
    });
  });

export const atEvents = (books: BooksAboutPeople, who: readonly string[]) =>
  inEach(books, books.events, (event, entries) => {
    const title = foldBook(eventBook, entries)?.values.name ?? '';
    return [...entrantsCalled(entries, who)].map(([entrant, name]) => {
      return { book: 'event', event, title, entrant, name };
    });
  });

export const inContests = (books: BooksAboutPeople, who: readonly string[]) =>
  inEach(books, books.contests, (contest, entries) => {
    const title = foldBook(contestBook, entries)?.values.name ?? '';
    return [...entriesCalled(entries, who)].map(([entry, name]) => {
      return { book: 'contest', contest, title, entry, name };
    });
  });

/** The players and captains of leagues. */
export const inLeagues = (books: BooksAboutPeople, who: readonly string[]) =>
  inEach(books, books.leagues, (league, entries) => {
    const title = foldBook(leagueBook, entries)?.values.name ?? '';
    return [
      ...[...membersCalled(entries, who)].map(([member, name]) => {
        return { book: 'league', league, title, member, name } as const;
      }),
      ...[...captainsCalled(entries, who)].map(([team, name]) => {
        return { book: 'captaincy', league, title, team, name } as const;
      }),
    ];
  });

/** The ids of people who were found in events and tournaments. */
function idsAt(found: readonly PersonFound[]): readonly string[] {
  return found.flatMap(({ persons }) =>
    persons.flatMap((one): readonly string[] => {
      if (one.book === 'event') return [one.entrant];
      return one.book === 'tournament' ? [one.player] : [];
    }),
  );
}

/** Searches events' money for people who were found in events and tournaments, and for bookings with their names. */
export async function inMoney(
  { events, money }: BooksAboutPeople,
  who: readonly string[],
  played: readonly PersonFound[],
): Promise<PersonFound> {
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  const ids = idsAt(played);
  for (const { id } of (await money?.list()) ?? []) {
    const found = await money?.get(id);
    if (found?.ok !== true) {
      unreadable.push(id);
      continue;
    }
    const { dues, bookings } = found.value;
    const concerned = [...Object.keys(dues), ...bookings.map(({ player }) => player)];
    const players = [...new Set(concerned)].filter((player) => ids.includes(player));
    const named = bookings.filter(({ values }) => isCalled(values.who, who)).map((one) => one.id);
    if (players.length + named.length === 0) continue;
    const event = await events.get(id);
    const title = event.ok ? event.value.values.name : id;
    const name = who[0] ?? '';
    persons.push({ book: 'money', money: id, title, players, bookings: named, name });
  }
  return { persons, unreadable };
}

/** Searches an organisation's one book of a kind, if there is one. */
async function inOwn<Entry>(
  name: string,
  journal: Promise<Result<readonly Entry[], { readonly code: string }>>,
  find: (entries: readonly Entry[]) => readonly PersonInBook[],
): Promise<PersonFound> {
  const read = await journal;
  if (read.ok) return { persons: find(read.value), unreadable: [] };
  return { persons: [], unreadable: read.error.code === 'store.missing' ? [] : [name] };
}

/** Searches one register after the other. */
export async function inRegisters(
  { registers }: BooksAboutPeople,
  who: readonly string[],
): Promise<readonly PersonFound[]> {
  const found: PersonFound[] = [];
  for (const [organisation, register] of registers) {
    const inIt = inOwn(organisation, register.journal(), (entries) => {
      const ids = [...peopleCalled(entries, who).keys()];
      const people = new Set(ids.flatMap((id) => whoStays(register.now(), id) ?? []));
      return [...people].map(({ id: person, values }) => {
        return { book: 'register', organisation, person, name: fullName(values) };
      });
    });
    found.push(await inIt);
  }
  return found;
}

export async function inRatings(
  { ratings }: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  if (ratings === null) return { persons: [], unreadable: [] };
  return inOwn(ownRatings, ratings.journal(), (entries) =>
    [...ratedCalled(entries, who).keys()].map((rated) => {
      return { book: 'ratings', rated, name: valuesOf(ratings.now(), rated).name };
    }),
  );
}

/** All ids of a person in a register, with those of people merged into them. */
export function everyId(register: RegisterBook | undefined, id: PersonId): readonly PersonId[] {
  const state = register?.now();
  const person = state && byId(state.people, id);
  return state === undefined || person === undefined
    ? []
    : allInOne(state, person).map((one) => one.id);
}

/** Searches the sanctions for people who were found in the register, since sanctions contain no names. */
export function inSanctions(
  { registers, sanctions }: BooksAboutPeople,
  registered: readonly PersonFound[],
): PersonFound {
  const persons = registered
    .flatMap((part) => part.persons)
    .flatMap((one) => {
      if (one.book !== 'register' || one.organisation !== ownInstallation) return [];
      const { person: sanctioned, name } = one;
      const ids = everyId(registers.get(ownInstallation), sanctioned);
      return sanctions === null || sanctionsAgainst(sanctions.now(), ids).length === 0
        ? []
        : [{ book: 'sanctions', sanctioned, name } as const];
    });
  return { persons, unreadable: [] };
}
