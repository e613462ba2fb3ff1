import { ownInstallation } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { err, type Result } from '@rokade/rules';
import { givenTo } from '@rokade/sanctions';
import type { AppError, Application } from '../application.ts';
import type { ContestError } from '../contests/contests.ts';
import type { EventError } from '../events/events.ts';
import type { MoneyError } from '../money/money-books.ts';
import type { RatingsError } from '../ratings/ratings-types.ts';
import type { RegisterError } from '../register/register-book.ts';
import type { SanctionsError } from '../sanctions/sanctions-types.ts';
import {
  atEvents,
  everyId,
  inContests,
  inMoney,
  inRatings,
  inRegisters,
  inSanctions,
  inTournaments,
} from './find-in-books.ts';
import type { BooksAboutPeople, PersonFound, PersonInBook } from './person-in-book.ts';

/** Names somebody in a book in one text. */
export function personKey(person: PersonInBook): string {
  switch (person.book) {
    case 'register':
      return person.person;
    case 'ratings':
      return `ratings ${person.rated}`;
    case 'sanctions':
      return `sanctions ${person.sanctioned}`;
    case 'event':
      return `${person.event} ${person.entrant}`;
    case 'contest':
      return `${person.contest} ${person.entry}`;
    case 'money':
      return `money ${person.money}`;
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
  ): Promise<
    Result<
      unknown,
      | AppError
      | EventError
      | ContestError
      | MoneyError
      | RegisterError
      | RatingsError
      | SanctionsError
    >
  >;
}

/** Whether an entry names somebody by one of their ids, however deep. */
const mentions = (value: unknown, ids: readonly unknown[]): boolean =>
  ids.includes(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => mentions(part, ids)));

/** Everything that a book says of somebody, in the register under every id of theirs. */
async function entriesAbout(
  { tournaments, events, contests, money, registers, ratings, sanctions }: BooksAboutPeople,
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
  if (of.book === 'contest') {
    const journal = await contests.journal(of.contest);
    return journal.ok ? journal.value.filter(({ event }) => mentions(event, [of.entry])) : [];
  }
  if (of.book === 'money') {
    const journal = await money?.journal(of.money);
    const ids = [...of.players, ...of.bookings];
    return journal?.ok === true ? journal.value.filter(({ event }) => mentions(event, ids)) : [];
  }
  if (of.book === 'ratings') {
    const journal = await ratings?.journal();
    return journal?.ok === true
      ? journal.value.filter(({ event }) => mentions(event, [of.rated]))
      : [];
  }
  if (of.book === 'sanctions') {
    const people = everyId(registers.get(ownInstallation), of.sanctioned);
    const ids = sanctions === null ? [] : givenTo(sanctions.now(), people).map(({ id }) => id);
    const journal = await sanctions?.journal();
    return journal?.ok === true ? journal.value.filter(({ event }) => mentions(event, ids)) : [];
  }
  const register = registers.get(of.organisation);
  if (register === undefined) return [];
  const ids = everyId(register, of.person);
  const journal = await register.journal();
  return journal.ok ? journal.value.filter(({ event }) => mentions(event, ids)) : [];
}

/** What an organisation's books hold about people, at its desk; sanctions and money are not for every asker. */
export const personalAt = (
  { organisation, register, ratings, sanctions, money, ...books }: Application,
  sees: { readonly sanctions: boolean; readonly money: boolean },
): Personal =>
  makePersonal({
    ...books,
    registers: new Map([[organisation, register]]),
    ratings: organisation === ownInstallation ? ratings : null,
    sanctions: organisation === ownInstallation && sees.sanctions ? sanctions : null,
    money: sees.money ? money : null,
  });

/** Erases what an event's book of money says a name in; sums stay, and so does whose fee it was. */
async function eraseWords(
  { money }: BooksAboutPeople,
  { money: id, bookings }: Extract<PersonInBook, { book: 'money' }>,
  actor: Actor,
): Promise<Result<unknown, MoneyError>> {
  const found = await money?.get(id);
  if (money === null || found === undefined) return err({ code: 'store.missing' });
  if (!found.ok || bookings.length === 0) return found;
  const command = { kind: 'erase-words', bookings } as const;
  const request = { basedOn: found.value.version, command, reason: '', confirmed: true };
  return money.execute(id, request, actor);
}

/** Who is called so, or has such a number, in any book. */
async function findEverywhere(
  books: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const known = await inRegisters(books, who);
  const played = [await inTournaments(books, who), await atEvents(books, who)];
  const parts = [
    ...known,
    inSanctions(books, known),
    ...played,
    await inMoney(books, who, played),
    await inContests(books, who),
    await inRatings(books, who),
  ];
  return {
    persons: parts.flatMap(({ persons }) => persons),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
  };
}

/** Looks for a person in every book. */
export const makePersonal = (books: BooksAboutPeople): Personal => ({
  find: (who) => findEverywhere(books, who),
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
    if (of.book === 'sanctions') {
      const command = { kind: 'erase-person', person: of.sanctioned } as const;
      if (books.sanctions === null) return err({ code: 'store.missing' });
      const basedOn = books.sanctions.now().version;
      return books.sanctions.execute({ basedOn, command, ...said }, actor);
    }
    if (of.book === 'event') {
      const event = await books.events.get(of.event);
      if (!event.ok) return event;
      const command = { kind: 'erase-entrant', entrant: of.entrant } as const;
      const request = { basedOn: event.value.version, command, ...said };
      return books.events.execute(of.event, request, actor);
    }
    if (of.book === 'contest') {
      const contest = await books.contests.get(of.contest);
      if (!contest.ok) return contest;
      const command = { kind: 'erase-entry', entry: of.entry } as const;
      const request = { basedOn: contest.value.version, command, ...said };
      return books.contests.execute(of.contest, request, actor);
    }
    if (of.book === 'money') return eraseWords(books, of, actor);
    const state = await books.tournaments.get(of.tournament);
    if (!state.ok) return state;
    const command = { kind: 'erase-player', player: of.player } as const;
    const request = { basedOn: state.value.version, command, ...said };
    return books.tournaments.execute(of.tournament, request, actor);
  },
});
