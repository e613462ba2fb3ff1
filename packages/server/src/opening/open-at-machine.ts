import { parseEventId } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { ownRatings } from '@rokade/ratings';
import { ownRegister } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import { ownSanctions } from '@rokade/sanctions';
import { type NoDatabase, type OpenDatabaseError, openBeside, type Storage } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import { manageAccounts } from '../accounts/manage-accounts.ts';
import { keepingFacts } from '../acts/events/facts-of-event.ts';
import { withDebtQuestion } from '../acts/money/still-owed.ts';
import type { PersonInBook } from '../acts/personal/person-in-book.ts';
import { makePersonal } from '../acts/personal/personal.ts';
import { copiesFolder } from '../books/backups.ts';
import type { Leagues } from '../leagues/leagues.ts';
import { makeContactLooks } from '../register/contact-looks.ts';
import { registerOf } from '../register/make-registers.ts';
import { hallClock } from '../values/hall-clock.ts';
import { type BookDoors, bookDoors } from './book-doors.ts';
import { openRooms } from './open-rooms.ts';
import { makeRooms, type Rooms } from './rooms.ts';

/** Why the data at a place cannot be opened for the command line. */
export type OpenAtMachineError = NoDatabase | OpenDatabaseError;

const clock = () => new Date();
const nobodyChose = new Map();
// The command line uses the machine's own time zone.
const hall = { clock: () => hallClock(clock, ''), zone: () => '', names: async () => nobodyChose };

/**
 * Makes a function that opens some of the books at a place for the command line, also while the server
 * runs there, which then notices what is written.
 */
const opening =
  <T extends object>(open: (rooms: Rooms, storage: Storage, place: string) => T | Promise<T>) =>
  async (place: string): Promise<Result<T & { close(): Promise<void> }, OpenAtMachineError>> => {
    const opened = await openBeside(place);
    if (!opened.ok) return opened;
    const rooms = makeRooms(opened.value, place, { clock, hall });
    return ok({
      ...(await open(rooms, opened.value, place)),
      async close() {
        await rooms.close();
        await opened.value.close();
      },
    });
  };

/** The value that an opening returns. */
type Opened<Opening extends (place: string) => Promise<Result<unknown, unknown>>> = Extract<
  Awaited<ReturnType<Opening>>,
  { readonly ok: true }
>['value'];

export const openTournaments = opening(({ tournaments }, _, place) => ({
  tournaments,
  /** The folder with the backups of removed books; null: none. */
  copies: copiesFolder(place),
}));
export type OpenTournaments = Opened<typeof openTournaments>;

/** Opens the events, with their groups and their money, and the clock. */
export const openEvents = opening(({ events, tournaments, money }) => ({
  events,
  tournaments,
  money,
  hall: hall.clock,
}));
export type OpenEvents = Opened<typeof openEvents>;

/** Opens the events, and the books and the clock that their entry lists need. */
export const openEntryLists = opening(async ({ events, tournaments, registers, ratings }) => ({
  events,
  tournaments,
  register: await registers.of(ownRegister),
  ratings: await ratings.of(ownRatings),
  hall: hall.clock,
}));
export type OpenEntryLists = Opened<typeof openEntryLists>;

export const openContests = opening(({ contests }) => ({ contests: contests.contests }));

/** Opens the installation's own book. */
export const openInstallation = opening(async ({ installations }) => ({
  installation: await installations.of(ownInstallation),
}));

/** Opens the installation's own register, with the log of who was shown contact data. */
export const openRegister = opening(async ({ registers }, { looks }) => ({
  register: await registers.of(ownRegister),
  contactLooks: makeContactLooks(looks, ownInstallation, clock),
}));

export const openRatings = opening(async ({ ratings, tournaments }) => ({
  ratings: await ratings.of(ownRatings),
  tournaments,
}));

export const openSanctions = opening(async ({ sanctions, registers }) => ({
  sanctions: await sanctions.of(ownSanctions),
  register: await registers.of(ownRegister),
}));

/** Opens the doors of all books, with the checks between books that the running application makes. */
export async function openBooks(
  place: string,
): Promise<Result<{ readonly doors: BookDoors; close(): Promise<void> }, OpenAtMachineError>> {
  const opened = await openBeside(place);
  if (!opened.ok) return opened;
  const storage = opened.value;
  const { rooms, books, ratings, sanctions, hall: now } = await openRooms(storage, place, clock);
  const keeping = { ...books, ...keepingFacts(books) };
  const guarded = withDebtQuestion({ ...keeping, hall: now });
  return ok({
    doors: bookDoors({ ...keeping, ...guarded, ratings, sanctions }),
    async close() {
      await rooms.close();
      await storage.close();
    },
  });
}

/** Opens the leagues, with the sanctions that are asked about whoever is named. */
export async function openLeagues(
  place: string,
): Promise<Result<{ readonly leagues: Leagues; close(): Promise<void> }, OpenAtMachineError>> {
  const opened = await openBeside(place);
  if (!opened.ok) return opened;
  const { rooms, books } = await openRooms(opened.value, place, clock);
  return ok({
    leagues: books.leagues,
    async close() {
      await rooms.close();
      await opened.value.close();
    },
  });
}

/** Opens the organisations, and what belongs to them. */
export const openOrganisations = opening(({ tournaments, events, organisations }) => ({
  tournaments,
  events,
  organisations: organisations(),
}));

/** Opens the accounts; `organisationAt` finds the organisation that has or had an address, null: none. */
export const openAccountManagement = opening(async (rooms, { accounts, organisations }) => {
  const { installations, tournaments, events } = rooms;
  const organisationAt = async (address: string): Promise<string | null> =>
    address === ownInstallation ? address : organisations.organisationAt(address);
  const keeping = {
    book: await installations.of(ownInstallation),
    isEvent: async (text: string) => {
      const [tournament, event] = [parseTournamentId(text), parseEventId(text)];
      return (
        (tournament !== null && (await tournaments.get(tournament)).ok) ||
        (event !== null && (await events.get(event)).ok)
      );
    },
    isOrganisation: async (id: string) => (await organisationAt(id)) === id,
  };
  return { organisationAt, accounts: manageAccounts(accounts, keeping, clock) };
});

/** The registers of all organisations by the organisation's id, also those without an entry. */
async function everyRegister({ installations, registers }: Rooms) {
  const homes = await installations.books.list();
  const ids = new Set([ownInstallation, ...homes.map(({ id }) => id)]);
  const all = [...ids].map(async (id) => [id, await registers.of(registerOf(id))] as const);
  return new Map(await Promise.all(all));
}

/** Opens the personal data in all books. */
export const openPersonal = opening(async (rooms, { looks }) => ({
  personal: makePersonal({
    tournaments: rooms.tournaments,
    events: rooms.events,
    contests: rooms.contests.contests,
    leagues: rooms.leagues.leagues,
    money: rooms.money,
    registers: await everyRegister(rooms),
    ratings: await rooms.ratings.of(ownRatings),
    sanctions: await rooms.sanctions.of(ownSanctions),
  }),
  /** Logs, in the register of each person, that their contact data were exported on request. */
  async noteRequest(actor: Actor, persons: readonly PersonInBook[]) {
    for (const one of persons) {
      if (one.book !== 'register') continue;
      await makeContactLooks(looks, one.organisation, clock).note(actor, one.person, 'request');
    }
  },
}));
