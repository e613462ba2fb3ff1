import { type ContestTypes, contestBook, emptyContestValues, parseContestId } from '@rokade/club';
import {
  type EventTypes,
  emptyEventValues,
  eventBook,
  type MoneyTypes,
  moneyBook,
  parseEventId,
} from '@rokade/event';
import { changeRequestShape, type InstallationTypes } from '@rokade/installation';
import type { Actor, BookTypes, Recorded, ReturnTo, Shape } from '@rokade/journal';
import { emptyLeagueValues, type LeagueTypes, leagueBook, parseLeagueId } from '@rokade/league';
import { type RatingsTypes, ratingsBook } from '@rokade/ratings';
import { type RegisterTypes, registerBook } from '@rokade/register';
import { err, ok, type Result } from '@rokade/rules';
import { type SanctionsTypes, sanctionsBook } from '@rokade/sanctions';
import { parseTournamentId, usualSettings } from '@rokade/tournament';
import { houseRegulations } from '../acts/events/house-regulations.ts';
import type { Application } from '../application.ts';
import type { ContestError } from '../contests/contests.ts';
import { newContestId, newSeed } from '../contests/make-contests.ts';
import type { EventError } from '../events/events.ts';
import { newEventId } from '../events/make-events.ts';
import type { InstallationError } from '../installation/installation-types.ts';
import type { BasedRequest, Executed } from '../kinds/books.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import type { AppError, TournamentTypes } from '../kinds/tournament-types.ts';
import type { LeagueError } from '../leagues/leagues.ts';
import { newLeagueId } from '../leagues/make-leagues.ts';
import type { MoneyError } from '../money/money-books.ts';
import type { RatingsError } from '../ratings/ratings-types.ts';
import type { RegisterError } from '../register/register-book.ts';
import type { SanctionsError } from '../sanctions/sanctions-types.ts';
import { newTournamentId } from '../values/new-ids.ts';

/** Why a book is not shown, or a command to it not executed. */
export type BookDoorError =
  | AppError
  | ContestError
  | EventError
  | InstallationError
  | LeagueError
  | MoneyError
  | RatingsError
  | RegisterError
  | SanctionsError;

type Answer<T> = Promise<Result<T, BookDoorError>>;

/** A book in a list. */
export interface NamedBook {
  readonly id: string;
  readonly name: string;
}

/** The properties of a kind of book, which are known without opening the data. */
export interface DoorKind<B extends BookTypes = BookTypes> {
  /** The shape of the commands that are accepted. */
  readonly commandShape: Shape<B['command'] | ReturnTo>;
  /** Whether there are many books of the kind, each with an id. */
  readonly hasMany: boolean;
  /** The command by which one of many books begins; null: there is one book, or any command begins it. */
  readonly beginsBy: B['command']['kind'] | null;
}

/** The defaults of a command that begins a book. */
export interface Beginning {
  /** A new id for a book with a name. */
  readonly newId: (name: string) => string;
  readonly usual: () => object;
}

/** The books of a kind as the command line reads them and sends them commands. */
export interface BookDoor<B extends BookTypes = BookTypes> {
  /** All books; empty for a kind with one book. */
  list(): Promise<readonly NamedBook[]>;
  /** null: the kind has no command that begins a book. */
  readonly beginning: Beginning | null;
  get(id: string): Answer<B['state']>;
  journal(id: string): Answer<readonly Recorded<B['event']>[]>;
  execute(id: string, request: BasedRequest<B>, actor: Actor): Answer<Executed<B>>;
}

/** What a door needs of the books of a kind. */
interface BooksBehind<B extends BookTypes> {
  get(id: B['id']): Answer<B['state']>;
  journal(id: B['id']): Answer<readonly Recorded<B['event']>[]>;
  execute(id: B['id'], request: BasedRequest<B>, actor: Actor): Answer<Executed<B>>;
}

const missing = err({ code: 'store.missing' } as const);

/** The door of a kind with many books. */
function doorOfMany<B extends BookTypes>(
  parseId: (text: string) => B['id'] | null,
  books: BooksBehind<B>,
  rest: Pick<BookDoor<B>, 'list' | 'beginning'>,
): BookDoor<B> {
  return {
    ...rest,
    async get(text) {
      const id = parseId(text);
      return id === null ? missing : books.get(id);
    },
    async journal(text) {
      const id = parseId(text);
      return id === null ? missing : books.journal(id);
    },
    async execute(text, request, actor) {
      const id = parseId(text);
      return id === null ? missing : books.execute(id, request, actor);
    },
  };
}

/** The door of a kind with one book. */
const doorOfOne = <B extends BookTypes>(book: {
  now(): B['state'];
  journal(): Answer<readonly Recorded<B['event']>[]>;
  execute(request: BasedRequest<B>, actor: Actor): Answer<Executed<B>>;
}): BookDoor<B> => ({
  list: async () => [],
  beginning: null,
  get: async () => ok(book.now()),
  journal: () => book.journal(),
  execute: (_, request, actor) => book.execute(request, actor),
});

/** The types of every kind of book that has a door. */
export interface DoorTypes {
  readonly tournament: TournamentTypes;
  readonly event: EventTypes;
  readonly money: MoneyTypes;
  readonly register: RegisterTypes;
  readonly ratings: RatingsTypes;
  readonly sanctions: SanctionsTypes;
  readonly contest: ContestTypes;
  readonly league: LeagueTypes;
  readonly installation: InstallationTypes;
}

/** The properties of a kind with one book. */
const one = { hasMany: false, beginsBy: null } as const;

export const doorKinds: { readonly [Kind in keyof DoorTypes]: DoorKind<DoorTypes[Kind]> } = {
  tournament: {
    commandShape: tournamentKind.commandShape,
    hasMany: true,
    beginsBy: 'create-tournament',
  },
  event: { commandShape: eventBook.commandShape, hasMany: true, beginsBy: 'make-event' },
  money: { commandShape: moneyBook.commandShape, hasMany: true, beginsBy: null },
  register: { commandShape: registerBook.commandShape, ...one },
  ratings: { commandShape: ratingsBook.commandShape, ...one },
  sanctions: { commandShape: sanctionsBook.commandShape, ...one },
  contest: { commandShape: contestBook.commandShape, hasMany: true, beginsBy: 'make-contest' },
  league: { commandShape: leagueBook.commandShape, hasMany: true, beginsBy: 'make-league' },
  // Rights are changed with the accounts, and hand-ins with their events, not by commands to this book.
  installation: { commandShape: changeRequestShape, ...one },
};

export type BookDoors = { readonly [Kind in keyof DoorTypes]: BookDoor<DoorTypes[Kind]> };

/** The books behind the doors. */
export type BehindDoors = Pick<
  Application,
  | 'tournaments'
  | 'events'
  | 'money'
  | 'register'
  | 'ratings'
  | 'sanctions'
  | 'contests'
  | 'leagues'
  | 'installation'
>;

const named = (
  books: readonly { readonly id: string; readonly summary: { readonly name: string } | null }[],
): readonly NamedBook[] => books.map(({ id, summary }) => ({ id, name: summary?.name ?? '' }));

function tournamentDoor({ tournaments, installation }: BehindDoors): BookDoors['tournament'] {
  return doorOfMany<TournamentTypes>(parseTournamentId, tournaments, {
    list: async () =>
      (await tournaments.list()).map(({ id, name, group }) => ({
        id,
        name: [name, group].filter((part) => part !== '').join(' '),
      })),
    beginning: {
      newId: newTournamentId,
      usual: () => ({ settings: installation.newTournament(usualSettings) }),
    },
  });
}

function eventDoor(behind: BehindDoors): BookDoors['event'] {
  const { events } = behind;
  return doorOfMany<EventTypes>(parseEventId, events, {
    list: async () => named(await events.list()),
    beginning: {
      newId: newEventId,
      usual: () => ({ values: { ...emptyEventValues, regulations: houseRegulations(behind) } }),
    },
  });
}

/** The door of events' money, whose id is that of the event. */
function moneyDoor({ money, events }: BehindDoors): BookDoors['money'] {
  const books: BooksBehind<MoneyTypes> = {
    get: (id) => money.of(id),
    journal: (id) => money.journal(id),
    async execute(id, request, actor) {
      const event = await events.get(id);
      return event.ok ? money.execute(id, request, actor) : event;
    },
  };
  return doorOfMany<MoneyTypes>(parseEventId, books, {
    list: async () => named(await events.list()),
    beginning: null,
  });
}

const contestDoor = ({ contests }: BehindDoors): BookDoors['contest'] =>
  doorOfMany<ContestTypes>(parseContestId, contests, {
    list: async () => named(await contests.list()),
    beginning: {
      newId: newContestId,
      usual: () => ({ seed: newSeed(), values: emptyContestValues }),
    },
  });

const leagueDoor = ({ leagues }: BehindDoors): BookDoors['league'] =>
  doorOfMany<LeagueTypes>(parseLeagueId, leagues, {
    list: async () => named(await leagues.list()),
    beginning: {
      newId: newLeagueId,
      usual: () => ({ values: emptyLeagueValues }),
    },
  });

/** The doors of all kinds of books. */
export const bookDoors = (behind: BehindDoors): BookDoors => ({
  tournament: tournamentDoor(behind),
  event: eventDoor(behind),
  money: moneyDoor(behind),
  register: doorOfOne<RegisterTypes>(behind.register),
  ratings: doorOfOne<RatingsTypes>(behind.ratings),
  sanctions: doorOfOne<SanctionsTypes>(behind.sanctions),
  contest: contestDoor(behind),
  league: leagueDoor(behind),
  installation: doorOfOne<InstallationTypes>(behind.installation),
});
