import { type EntrantId, type EventId, eventBook } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import { type Actor, byId, foldJournal as foldBook } from '@rokade/journal';
import { ownRatings, type RatedPersonId, valuesOf } from '@rokade/ratings';
import { allInOne, fullName, type PersonId, whoStays } from '@rokade/register';
import { err, type Result } from '@rokade/rules';
import type { Belonging } from '@rokade/store';
import { foldJournal, type PlayerId, type TournamentId } from '@rokade/tournament';
import type { AppError, Application } from '../application.ts';
import type { EventError } from '../events/events.ts';
import type { RatingsBook, RatingsError } from '../ratings/ratings-types.ts';
import type { RegisterBook, RegisterError } from '../register/register-book.ts';
import { entrantsCalled, peopleCalled, playersCalled, ratedCalled } from './people-in-books.ts';

/** Somebody in a book, by the newest name they have there. */
export type PersonInBook =
  | {
      readonly book: 'tournament';
      readonly tournament: TournamentId;
      readonly title: string;
      readonly player: PlayerId;
      readonly name: string;
    }
  | {
      readonly book: 'event';
      readonly event: EventId;
      readonly title: string;
      readonly entrant: EntrantId;
      readonly name: string;
    }
  | {
      readonly book: 'register';
      /** Whose register it is. */
      readonly organisation: string;
      readonly person: PersonId;
      readonly name: string;
    }
  | { readonly book: 'ratings'; readonly rated: RatedPersonId; readonly name: string };

/** What was found of somebody; `unreadable` are books that do not open. */
export interface PersonFound {
  readonly persons: readonly PersonInBook[];
  readonly unreadable: readonly string[];
}

/** Names somebody in a book in one text. */
export function personKey(person: PersonInBook): string {
  switch (person.book) {
    case 'register':
      return person.person;
    case 'ratings':
      return `ratings ${person.rated}`;
    case 'event':
      return `${person.event} ${person.entrant}`;
    case 'tournament':
      return `${person.tournament} ${person.player}`;
  }
}

/** A book's entries about somebody. */
export interface AboutPerson {
  readonly of: PersonInBook;
  readonly entries: readonly unknown[];
}

/** What every book holds about somebody: found, taken out on request, and erased. */
export interface Personal {
  /** By names and numbers, each whole, that somebody has or had. */
  find(who: readonly string[]): Promise<PersonFound>;
  /** Everything that the books found say of somebody. */
  about(persons: readonly PersonInBook[]): Promise<readonly AboutPerson[]>;
  /** Erases what is personal; what others' results rest on stays, without a name. */
  erase(
    person: PersonInBook,
    actor: Actor,
  ): Promise<Result<unknown, AppError | EventError | RegisterError | RatingsError>>;
}

/** Whether an entry names somebody by one of their ids, however deep. */
const mentions = (value: unknown, ids: readonly unknown[]): boolean =>
  ids.includes(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => mentions(part, ids)));

/** The books of some organisations: their registers by their ids, and what belongs to them. */
export interface BooksAboutPeople extends Pick<Application, 'tournaments' | 'events'> {
  readonly registers: ReadonlyMap<string, RegisterBook>;
  /** Of those who have the installation; null: they are not among them. */
  readonly ratings: RatingsBook | null;
}

/** Whether a book belongs to one of them; one whose row is gone is of those who have the installation. */
const isTheirs = ({ registers }: BooksAboutPeople, { organisation }: Belonging): boolean =>
  registers.has(organisation || ownInstallation);

async function inTournaments(
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

async function atEvents(books: BooksAboutPeople, who: readonly string[]): Promise<PersonFound> {
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
async function inRegisters(
  { registers }: BooksAboutPeople,
  who: readonly string[],
): Promise<readonly PersonFound[]> {
  const found: PersonFound[] = [];
  for (const [organisation, register] of registers) {
    found.push(await inRegister(organisation, register, who));
  }
  return found;
}

async function inRatings(
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

/** Everything that a book says of somebody, in the register under every id of theirs. */
async function entriesAbout(
  { tournaments, events, registers, ratings }: BooksAboutPeople,
  of: PersonInBook,
) {
  if (of.book === 'tournament') {
    const journal = await tournaments.journal(of.tournament);
    return journal.ok ? journal.value.filter(({ event }) => mentions(event, [of.player])) : [];
  }
  if (of.book === 'event') {
    const journal = await events.journal(of.event);
    return journal.ok ? journal.value.filter(({ event }) => mentions(event, [of.entrant])) : [];
  }
  if (of.book === 'ratings') {
    const journal = await ratings?.journal();
    return journal?.ok === true
      ? journal.value.filter(({ event }) => mentions(event, [of.rated]))
      : [];
  }
  const register = registers.get(of.organisation);
  if (register === undefined) return [];
  const person = byId(register.now().people, of.person);
  const ids = person === undefined ? [] : allInOne(register.now(), person).map(({ id }) => id);
  const journal = await register.journal();
  return journal.ok ? journal.value.filter(({ event }) => mentions(event, ids)) : [];
}

/** What an organisation's books hold about people, at its desk. */
export const personalAt = ({
  tournaments,
  events,
  organisation,
  register,
  ratings,
}: Application): Personal =>
  makePersonal({
    tournaments,
    events,
    registers: new Map([[organisation, register]]),
    ratings: organisation === ownInstallation ? ratings : null,
  });

/** Looks for a person in every book. */
export const makePersonal = (books: BooksAboutPeople): Personal => ({
  async find(who) {
    const parts = [
      ...(await inRegisters(books, who)),
      await inTournaments(books, who),
      await atEvents(books, who),
      await inRatings(books, who),
    ];
    return {
      persons: parts.flatMap(({ persons }) => persons),
      unreadable: parts.flatMap(({ unreadable }) => unreadable),
    };
  },
  about: (persons) =>
    Promise.all(persons.map(async (of) => ({ of, entries: await entriesAbout(books, of) }))),
  async erase(of, actor) {
    const said = { reason: '', confirmed: true };
    if (of.book === 'register') {
      const command = { kind: 'erase-person', person: of.person } as const;
      const register = books.registers.get(of.organisation);
      if (register === undefined) return err({ code: 'store.missing' });
      const basedOn = register.now().version;
      return register.execute({ basedOn, command, ...said }, actor);
    }
    if (of.book === 'ratings') {
      const command = { kind: 'erase-person', person: of.rated } as const;
      if (books.ratings === null) return err({ code: 'store.missing' });
      const basedOn = books.ratings.now().version;
      return books.ratings.execute({ basedOn, command, ...said }, actor);
    }
    if (of.book === 'event') {
      const event = await books.events.get(of.event);
      if (!event.ok) return event;
      const command = { kind: 'erase-entrant', entrant: of.entrant } as const;
      const request = { basedOn: event.value.version, command, ...said };
      return books.events.execute(of.event, request, actor);
    }
    const state = await books.tournaments.get(of.tournament);
    if (!state.ok) return state;
    const command = { kind: 'erase-player', player: of.player } as const;
    const request = { basedOn: state.value.version, command, ...said };
    return books.tournaments.execute(of.tournament, request, actor);
  },
});
