import type { ContestTypes } from '@rokade/club';
import type { EventTypes, MoneyTypes } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import type { Actor, BookTypes } from '@rokade/journal';
import type { LeagueTypes } from '@rokade/league';
import type { RatingsTypes } from '@rokade/ratings';
import type { RegisterTypes } from '@rokade/register';
import { err, type Result } from '@rokade/rules';
import { type SanctionsTypes, sanctionsAgainst } from '@rokade/sanctions';
import type { Application } from '../../application.ts';
import type { BookError, Books, OwnBook } from '../../kinds/books.ts';
import type { TournamentTypes } from '../../kinds/tournament-types.ts';
import {
  atEvents,
  everyId,
  inContests,
  inLeagues,
  inMoney,
  inRatings,
  inRegisters,
  inSanctions,
  inTournaments,
} from './find-in-books.ts';
import type { BooksAboutPeople, PersonFound, PersonInBook } from './person-in-book.ts';

/** The key of a person in a book, as a form sends it back. */
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
    case 'league':
      return `${person.league} ${person.member}`;
    case 'captaincy':
      return `captain ${person.league} ${person.team}`;
    case 'money':
      return `money ${person.money}`;
    case 'tournament':
      return `${person.tournament} ${person.player}`;
  }
}

/** The entries of a book about a person. */
export interface AboutPerson {
  readonly of: PersonInBook;
  readonly entries: readonly unknown[];
}

/** The personal data in all books: searched, exported on request and erased. */
export interface Personal {
  /** Finds people by whole names and numbers that they have or had. */
  find(who: readonly string[]): Promise<PersonFound>;
  /** All entries about the people found. */
  about(persons: readonly PersonInBook[]): Promise<readonly AboutPerson[]>;
  /** Erases personal values; results that others' results depend on stay, without a name. */
  erase(person: PersonInBook, actor: Actor): ReturnType<typeof erase>;
}

/** Whether an entry contains one of the ids, at any depth. */
const mentions = (value: unknown, ids: readonly unknown[]): boolean =>
  ids.includes(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => mentions(part, ids)));

/** A journal, and the ids of a person in it. */
interface Whereabouts {
  readonly journal: Promise<Result<readonly { readonly event: unknown }[], unknown>> | undefined;
  readonly ids: readonly unknown[];
}

/** The journal and the ids of a person in a book. */
function whereabouts(books: BooksAboutPeople, of: PersonInBook): Whereabouts {
  switch (of.book) {
    case 'tournament':
      return { journal: books.tournaments.journal(of.tournament), ids: [of.player] };
    case 'event':
      return { journal: books.events.journal(of.event), ids: [of.entrant] };
    case 'contest':
      return { journal: books.contests.journal(of.contest), ids: [of.entry] };
    case 'league':
      return { journal: books.leagues.journal(of.league), ids: [of.member] };
    case 'captaincy':
      return { journal: books.leagues.journal(of.league), ids: [of.team] };
    case 'money':
      return { journal: books.money?.journal(of.money), ids: [...of.players, ...of.bookings] };
    case 'ratings':
      return { journal: books.ratings?.journal(), ids: [of.rated] };
    case 'sanctions': {
      const people = everyId(books.registers.get(ownInstallation), of.sanctioned);
      const sanctions =
        books.sanctions === null ? [] : sanctionsAgainst(books.sanctions.now(), people);
      return { journal: books.sanctions?.journal(), ids: sanctions.map(({ id }) => id) };
    }
    case 'register': {
      const register = books.registers.get(of.organisation);
      return { journal: register?.journal(), ids: everyId(register, of.person) };
    }
  }
}

/** The entries of a book about a person. */
async function entriesAbout(books: BooksAboutPeople, of: PersonInBook) {
  const { journal, ids } = whereabouts(books, of);
  const read = await journal;
  return read?.ok === true ? read.value.filter(({ event }) => mentions(event, ids)) : [];
}

/** Which of the books with restricted access somebody may search, and erase people in. */
export type SeenBooks = Readonly<Record<'ratings' | 'sanctions' | 'money', boolean>>;

/** The personal data in an organisation's books, at its desk; restricted books as far as `sees` allows. */
export const personalAt = (
  { organisation, register, ratings, sanctions, money, ...books }: Application,
  sees: SeenBooks,
): Personal =>
  makePersonal({
    ...books,
    registers: new Map([[organisation, register]]),
    ratings: organisation === ownInstallation && sees.ratings ? ratings : null,
    sanctions: organisation === ownInstallation && sees.sanctions ? sanctions : null,
    money: sees.money ? money : null,
  });

const missing = err({ code: 'store.missing' as const });

/** Executes a command on the newest version of a book: `one` of many, or an organisation's `own`. */
const executing = (actor: Actor) => ({
  async one<B extends BookTypes>(
    books: Pick<Books<B>, 'get' | 'execute'> | null,
    id: B['id'],
    command: B['command'],
  ): Promise<Result<unknown, BookError<B>>> {
    const found = (await books?.get(id)) ?? missing;
    if (!found.ok || books === null) return found;
    const basedOn = found.value.version;
    return books.execute(id, { basedOn, command, reason: '', confirmed: 'twice' }, actor);
  },
  async own<B extends BookTypes>(
    book: OwnBook<B> | null,
    command: B['command'],
  ): Promise<Result<unknown, BookError<B>>> {
    if (book === null) return missing;
    const basedOn = book.now().version;
    return book.execute({ basedOn, command, reason: '', confirmed: 'twice' }, actor);
  },
});

/** Erases a person from a book; in an event's money only the words with their name, since the sums must stay. */
async function erase(books: BooksAboutPeople, of: PersonInBook, actor: Actor) {
  const { tournaments, events, contests, leagues, money, registers, ratings, sanctions } = books;
  const { one, own } = executing(actor);
  switch (of.book) {
    case 'tournament':
      return one<TournamentTypes>(tournaments, of.tournament, {
        kind: 'erase-player',
        player: of.player,
      });
    case 'event':
      return one<EventTypes>(events, of.event, { kind: 'erase-entrant', entrant: of.entrant });
    case 'contest':
      return one<ContestTypes>(contests, of.contest, { kind: 'erase-entry', entry: of.entry });
    case 'league':
      return one<LeagueTypes>(leagues, of.league, { kind: 'erase-player', player: of.member });
    case 'captaincy':
      return one<LeagueTypes>(leagues, of.league, { kind: 'erase-captains', team: of.team });
    case 'money': {
      const { money: id, bookings } = of;
      if (bookings.length === 0 && money !== null) return money.get(id);
      return one<MoneyTypes>(money, id, { kind: 'erase-words', bookings });
    }
    case 'register': {
      const register = registers.get(of.organisation) ?? null;
      return own<RegisterTypes>(register, { kind: 'erase-person', person: of.person });
    }
    case 'ratings':
      return own<RatingsTypes>(ratings, { kind: 'erase-person', person: of.rated });
    case 'sanctions':
      return own<SanctionsTypes>(sanctions, { kind: 'erase-person', person: of.sanctioned });
  }
}

/** Searches all books for names and numbers. */
async function findEverywhere(
  books: BooksAboutPeople,
  who: readonly string[],
): Promise<PersonFound> {
  const registered = await inRegisters(books, who);
  const played = [await inTournaments(books, who), await atEvents(books, who)];
  const parts = [
    ...registered,
    inSanctions(books, registered),
    ...played,
    await inMoney(books, who, played),
    await inContests(books, who),
    await inLeagues(books, who),
    await inRatings(books, who),
  ];
  return {
    persons: parts.flatMap(({ persons }) => persons),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
  };
}

/** Makes the acts on personal data in these books. */
export const makePersonal = (books: BooksAboutPeople): Personal => ({
  find: (who) => findEverywhere(books, who),
  about: (persons) =>
    Promise.all(persons.map(async (of) => ({ of, entries: await entriesAbout(books, of) }))),
  erase: (of, actor) => erase(books, of, actor),
});
