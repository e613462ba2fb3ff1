import { contestBook } from '@rokade/club';
import { eventBook, moneyBook } from '@rokade/event';
import { installationBook } from '@rokade/installation';
import type { BookKind, BookTypes } from '@rokade/journal';
import { leagueBook } from '@rokade/league';
import { ratingsBook } from '@rokade/ratings';
import { registerBook } from '@rokade/register';
import { sanctionsBook } from '@rokade/sanctions';
import type { Storage } from '@rokade/store';
import { copiesFolder, makeBackups } from '../books/backups.ts';
import { makeBooks, type RunningBooks } from '../books/make-books.ts';
import type { RemovalContext } from '../books/remove-book.ts';
import { type Care, takeCare } from '../books/take-care.ts';
import { makeContests } from '../contests/make-contests.ts';
import { makeEvents } from '../events/make-events.ts';
import {
  makeInstallations,
  type RunningInstallations,
} from '../installation/make-installations.ts';
import { bookKinds } from '../kinds/book-kinds.ts';
import type { Books } from '../kinds/books.ts';
import { tournamentKind } from '../kinds/tournament-kind.ts';
import { makeLeagues } from '../leagues/make-leagues.ts';
import { makeMoney } from '../money/make-money.ts';
import type { RegisterOf } from '../offers/linked-by-number.ts';
import { markHandedIn } from '../organisations/hand-in.ts';
import { makeOrganisations } from '../organisations/make-organisations.ts';
import { makeRatings } from '../ratings/make-ratings.ts';
import { makeRegisters } from '../register/make-registers.ts';
import type { KeepsOut } from '../sanctions/kept-out.ts';
import { makeSanctions } from '../sanctions/make-sanctions.ts';
import { makeTournaments } from '../tournaments/make-tournaments.ts';
import type { HallOfInstallation } from '../tournaments/shown-tournaments.ts';

/** What the books of all kinds need besides their stores. */
export interface Surroundings {
  readonly clock: () => Date;
  readonly hall: HallOfInstallation;
  readonly keptOut?: KeepsOut;
  readonly registerOf?: RegisterOf;
}

type Running<B extends BookTypes> = Pick<
  RunningBooks<B>,
  'lookThrough' | 'damages' | 'atStart' | 'close'
>;

/** Makes a function that makes a value for each kind of book once. */
function oncePerKind() {
  const values = new Map<string, unknown>();
  return <T>({ kind }: { readonly kind: string }, make: () => T): T => {
    const made = values.has(kind) ? (values.get(kind) as T) : make();
    values.set(kind, made);
    return made;
  };
}

/** Makes the stores of each kind, and the list of rooms opened so far, the newest first. */
function makeShelves({ journals }: Storage, place: string, zone: () => string) {
  const directory = copiesFolder(place);
  const [onceKept, onceOpened] = [oncePerKind(), oncePerKind()];
  const opened: { readonly care: () => Care; readonly close: () => Promise<void> }[] = [];
  const kept = <B extends BookTypes>(kind: BookKind<B>): RemovalContext<B> =>
    onceKept(kind, () => {
      const store = journals<B['event']>(kind);
      const backups = directory === null ? null : makeBackups(kind, store, { directory, zone });
      return { kind, store, backups };
    });
  return {
    kept,
    /** The room of a kind, opened at its first use, and so after the rooms that it depends on. */
    room: <B extends BookTypes, R extends Running<B>>(
      kind: BookKind<B>,
      make: (kept: RemovalContext<B>) => R,
    ): R =>
      onceOpened(kind, () => {
        const running = make(kept(kind));
        const care = () => takeCare(kept(kind), running);
        opened.unshift({ care, close: running.close });
        return running;
      }),
    opened,
  };
}

/** The rooms of all kinds of books, each opened at its first use. */
function bookRooms(
  { room }: Pick<ReturnType<typeof makeShelves>, 'room'>,
  { clock, hall, keptOut, registerOf }: Surroundings,
) {
  const beside = { clock, hall: hall.clock };
  const rooms = {
    get installations(): RunningInstallations {
      return room(installationBook, ({ store }) =>
        makeInstallations(store, clock, (id, entries) => markHandedIn(rooms, id, entries)),
      );
    },
    get registers() {
      return room(registerBook, ({ store }) => makeRegisters(store, clock));
    },
    get play() {
      return room(tournamentKind, (kept) =>
        makeTournaments(kept, clock, { ...hall, keptOut, registerOf }),
      );
    },
    get tournaments() {
      return rooms.play.tournaments;
    },
    get meetings() {
      const { tournaments } = rooms;
      return room(eventBook, ({ store }) =>
        makeEvents(store, tournaments, { clock, keptOut, registerOf }),
      );
    },
    get events() {
      return rooms.meetings.events;
    },
    get contests() {
      return room(contestBook, ({ store }) => makeContests(store, beside));
    },
    get leagues() {
      return room(leagueBook, ({ store }) => makeLeagues(store, { ...beside, keptOut }));
    },
    get money() {
      const { events } = rooms;
      return room(moneyBook, ({ store }) => makeMoney(store, { events, ...beside })).money;
    },
    get ratings() {
      const { tournaments, registers, events } = rooms;
      const read = { tournaments, registers, events };
      return room(ratingsBook, ({ store }) => makeRatings(store, read, clock));
    },
    get sanctions() {
      const { registers } = rooms;
      return room(sanctionsBook, ({ store }) => makeSanctions(store, { registers, ...beside }));
    },
  };
  return rooms;
}

/** Makes the rooms of the books at a place; each is opened at its first use. */
export function makeRooms(storage: Storage, place: string, surroundings: Surroundings) {
  const { kept, room, opened } = makeShelves(storage, place, surroundings.hall.zone);
  const rooms = bookRooms({ room }, surroundings);
  const { clock, hall } = surroundings;
  const times = () => ({ at: clock().toISOString(), now: hall.clock().now });
  // The books of any kind; a kind without a room of its own gets a plain one.
  const booksOf = <B extends BookTypes>(kind: BookKind<B>): Books<B> =>
    room(kind, ({ store }) => makeBooks(kind, store, { times })).books;
  return Object.assign(rooms, {
    organisations: () =>
      makeOrganisations({
        installations: rooms.installations,
        registers: rooms.registers,
        tournaments: rooms.tournaments,
        events: rooms.events,
        money: rooms.money,
        removal: { installations: kept(installationBook), registers: kept(registerBook) },
        store: storage.organisations,
      }),
    booksOf,
    /** Begins the background work on the books of all kinds. */
    takeCare() {
      for (const kind of bookKinds) booksOf(kind as unknown as BookKind<BookTypes>);
      return opened.map(({ care }) => care());
    },
    async close() {
      for (const { close } of opened) await close();
    },
  });
}

export type Rooms = ReturnType<typeof makeRooms>;
