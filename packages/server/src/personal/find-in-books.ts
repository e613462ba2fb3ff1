import { contestBook } from '@rokade/club';
import { eventBook } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import { byId, foldJournal as foldBook } from '@rokade/journal';
import { ownRatings, valuesOf } from '@rokade/ratings';
import { allInOne, fullName, type PersonId, whoStays } from '@rokade/register';
import { givenTo } from '@rokade/sanctions';
import type { Belonging } from '@rokade/store';
import { foldJournal } from '@rokade/tournament';
import type { RegisterBook } from '../register/register-book.ts';
import {
  entrantsCalled,
  entriesCalled,
  isCalled,
  peopleCalled,
  playersCalled,
  ratedCalled,
} from './people-in-books.ts';
import type { BooksAboutPeople, PersonFound, PersonInBook } from './person-in-book.ts';

/** Whether a book belongs to one of them; one whose row is gone is of those who have the installation. */
const isTheirs = ({ registers }: BooksAboutPeople, { organisation }: Belonging): boolean =>
  registers.has(organisation || ownInstallation);

export async function inTournaments(
  books: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const { tournaments } = books;
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  for (const { id, ...listed } of await tournaments.list()) {
    if (!isTheirs(books, listed)) continue;
    const journal = await tournaments.journal(id);
    if (!journal.ok) {
      unreadable.push(id);
      continue;
    }
    const title = foldJournal(journal.value)?.settings.name ?? '';
    for (const [player, name] of playersCalled(journal.value, who)) {
      persons.push({ book: 'tournament', tournament: id, title, player, name });
    }
  }
  return { persons, unreadable };
}

export async function atEvents(
  books: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const { events } = books;
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  for (const { id, ...listed } of await events.list()) {
    if (!isTheirs(books, listed)) continue;
    const journal = await events.journal(id);
    if (!journal.ok) {
      unreadable.push(id);
      continue;
    }
    const title = foldBook(eventBook, journal.value)?.values.name ?? '';
    for (const [entrant, name] of entrantsCalled(journal.value, who)) {
      persons.push({ book: 'event', event: id, title, entrant, name });
    }
  }
  return { persons, unreadable };
}

export async function inContests(
  books: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const { contests } = books;
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  for (const { id, ...listed } of await contests.list()) {
    if (!isTheirs(books, listed)) continue;
    const journal = await contests.journal(id);
    if (!journal.ok) {
      unreadable.push(id);
      continue;
    }
    const title = foldBook(contestBook, journal.value)?.values.name ?? '';
    for (const [entry, name] of entriesCalled(journal.value, who)) {
      persons.push({ book: 'contest', contest: id, title, entry, name });
    }
  }
  return { persons, unreadable };
}

/** Who somebody is in an event and its groups, by what was found there. */
function idsAt(known: readonly PersonFound[]): readonly string[] {
  return known.flatMap(({ persons }) =>
    persons.flatMap((one): readonly string[] => {
      if (one.book === 'event') return [one.entrant];
      return one.book === 'tournament' ? [one.player] : [];
    }),
  );
}

/** Money of those who were found at events and in groups, and what says a name itself. */
export async function inMoney(
  { events, money }: BooksAboutPeople,
  who: readonly string[],
  known: readonly PersonFound[],
): Promise<PersonFound> {
  const persons: PersonInBook[] = [];
  const unreadable: string[] = [];
  const ids = idsAt(known);
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

async function inRegister(
  organisation: string,
  register: RegisterBook,
  who: readonly string[],
): Promise<PersonFound> {
  const journal = await register.journal();
  if (!journal.ok) {
    return {
      persons: [],
      unreadable: journal.error.code === 'store.missing' ? [] : [organisation],
    };
  }
  const state = register.now();
  const found = [...peopleCalled(journal.value, who)].flatMap((id) => whoStays(state, id) ?? []);
  const persons = [...new Set(found)].map(
    ({ id, values }) =>
      ({ book: 'register', organisation, person: id, name: fullName(values) }) as const,
  );
  return { persons, unreadable: [] };
}

/** In one register after the other. */
export async function inRegisters(
  { registers }: BooksAboutPeople,
  who: readonly string[],
): Promise<readonly PersonFound[]> {
  const found: PersonFound[] = [];
  for (const [organisation, register] of registers) {
    found.push(await inRegister(organisation, register, who));
  }
  return found;
}

export async function inRatings(
  { ratings }: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const journal = await ratings?.journal();
  if (ratings === null || journal === undefined) return { persons: [], unreadable: [] };
  if (!journal.ok) {
    return { persons: [], unreadable: journal.error.code === 'store.missing' ? [] : [ownRatings] };
  }
  const persons = [...ratedCalled(journal.value, who).keys()].map(
    (rated) => ({ book: 'ratings', rated, name: valuesOf(ratings.now(), rated).name }) as const,
  );
  return { persons, unreadable: [] };
}

/** Every id of a person in a register. */
export function everyId(register: RegisterBook | undefined, id: PersonId): readonly PersonId[] {
  const state = register?.now();
  const person = state && byId(state.people, id);
  return state === undefined || person === undefined
    ? []
    : allInOne(state, person).map((one) => one.id);
}

/** Sanctions of those who were found in the register: they say no name of their own. */
export function inSanctions(
  { registers, sanctions }: BooksAboutPeople,
  known: readonly PersonFound[],
): PersonFound {
  const persons = known
    .flatMap((part) => part.persons)
    .flatMap((one) => {
      if (one.book !== 'register' || one.organisation !== ownInstallation) return [];
      const { person: sanctioned, name } = one;
      const ids = everyId(registers.get(ownInstallation), sanctioned);
      return sanctions === null || givenTo(sanctions.now(), ids).length === 0
        ? []
        : [{ book: 'sanctions', sanctioned, name } as const];
    });
  return { persons, unreadable: [] };
}
