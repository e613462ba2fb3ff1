import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownInstallation, parseInstallationId } from '@rokade/installation';
import type { Recorded } from '@rokade/journal';
import { ownRegister } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import {
  isPostgresAddress,
  type OpenStorageError,
  openStorage,
  type Storage,
  shownAddress,
  storageFailure,
} from '@rokade/store';
import { accountSurroundings } from './accounts/account-surroundings.ts';
import type { Argon2Cost } from './accounts/argon2.ts';
import { makeAccounts } from './accounts/make-accounts.ts';
import { makePasswords } from './accounts/passwords.ts';
import type { Application } from './application.ts';
import type { BookTypes } from './books/book-kind.ts';
import { keptBooks } from './books/kept-books.ts';
import type { RunningBooks } from './books/make-books.ts';
import type { RemovalContext } from './books/remove-book.ts';
import { contestKind } from './contests/contest-kind.ts';
import { makeContests } from './contests/make-contests.ts';
import { eventKind } from './events/event-kind.ts';
import { makeEvents } from './events/make-events.ts';
import { hallClock } from './hall-clock.ts';
import type { HealthProblem } from './health.ts';
import { installationKind } from './installation/installation-kind.ts';
import { type AfterEntries, makeInstallations } from './installation/make-installations.ts';
import { makeLists, type RunningLists } from './lists/lists.ts';
import { makeMoney } from './money/make-money.ts';
import { moneyKind } from './money/money-kind.ts';
import { markHandedIn } from './organisations/hand-in.ts';
import { makeOrganisations } from './organisations/make-organisations.ts';
import { makeRatings } from './ratings/make-ratings.ts';
import { ratingsKind } from './ratings/ratings-kind.ts';
import { makeContactLooks } from './register/contact-looks.ts';
import { makeRegisters } from './register/make-registers.ts';
import { registerKind, registerOf } from './register/register-kind.ts';
import { type MailOptions, makeMail } from './reminders/mail.ts';
import { makeReminders } from './reminders/make-reminders.ts';
import type { ReminderSources } from './reminders/send-due.ts';
import { makeSanctions } from './sanctions/make-sanctions.ts';
import { sanctionsKind } from './sanctions/sanctions-kind.ts';
import { makeScreens } from './screens/screens.ts';
import { makeTournaments } from './tournaments/make-tournaments.ts';
import { tournamentKind } from './tournaments/tournament-kind.ts';
import { rokadeVersion } from './version.ts';
import { makeWebhooks } from './webhooks/make-webhooks.ts';

/** How an application is set up. */
export interface ApplicationOptions {
  /** The folder where everything is kept, or the address of a PostgreSQL database; `:memory:` for nowhere. */
  readonly dataDirectory: string;
  /** The folder of the rating lists; left out: in the data folder, else they are kept as long as it runs. */
  readonly listDirectory?: string;
  /** Tells the time; tests bring their own. */
  readonly clock?: () => Date;
  /** What a password costs whoever guesses; tests, which nobody attacks, are content with little. */
  readonly passwordCost?: Argon2Cost;
  /** The mail server; left out: nothing is sent. */
  readonly mail?: MailOptions | null;
}

/** What looks after the books of a kind beside whoever works on them. */
interface Care {
  problems(): readonly HealthProblem[];
  close(): Promise<void>;
}

/** What is to be done with each sound journal that is found at the start. */
type AtStart<B extends BookTypes> = (
  id: B['id'],
  entries: readonly Recorded<B['event']>[],
) => Promise<void>;

/** Looks each journal through once, and makes copies where they are kept. */
function takeCare<B extends BookTypes>(
  { kind, store, backups }: RemovalContext<B>,
  running: Pick<RunningBooks<B>, 'lookThrough' | 'close'>,
  atStart: AtStart<B> = async () => undefined,
): Care {
  if (backups !== null) store.subscribe(backups.after);
  let started = Promise.resolve();
  const looked = running
    .lookThrough((text, entries) => {
      backups?.makeUp(text, entries);
      const id = kind.parseId(text);
      if (id !== null) started = started.then(() => atStart(id, entries));
    })
    .then(() => started)
    .catch((thrown) => {
      // Whoever reads or writes next hears that the disk fails.
      if (storageFailure(thrown) === null) throw thrown;
    });
  return {
    problems: () => backups?.problems() ?? [],
    async close() {
      await running.close();
      await looked;
      await backups?.idle();
    },
  };
}

/** The rating lists, which are files also where everything else is in a database. */
function openLists(
  { dataDirectory, listDirectory }: ApplicationOptions,
  clock: () => Date,
): RunningLists {
  const isFolder = dataDirectory !== ':memory:' && !isPostgresAddress(dataDirectory);
  const folder = listDirectory ?? (isFolder ? join(dataDirectory, 'lists') : null);
  if (folder !== null) return makeLists(folder, clock);
  const passing = join(tmpdir(), `rokade-lists-${randomUUID()}`);
  const running = makeLists(passing, clock);
  return {
    lists: running.lists,
    async close() {
      await running.close();
      rmSync(passing, { recursive: true, force: true });
    },
  };
}

const ownOr = (organisation: string) => parseInstallationId(organisation) ?? ownInstallation;

/** Reminders by mail, where a mail server is known. */
function remind(
  { reminders }: Storage,
  { mail = null }: ApplicationOptions,
  sources: Omit<ReminderSources, 'send'>,
) {
  const send = mail === null ? null : makeMail(mail);
  return makeReminders(reminders, { ...sources, send });
}

/** Where the books of each kind are kept. */
function keptKinds({ journals }: Storage, place: string) {
  const kept = keptBooks(journals, place);
  return [
    kept(installationKind),
    kept(registerKind),
    kept(tournamentKind),
    kept(eventKind),
    kept(ratingsKind),
    kept(sanctionsKind),
    kept(contestKind),
    kept(moneyKind),
  ] as const;
}

/** The books of every kind at work, and what looks after them. */
async function makeRooms(storage: Storage, place: string, clock: () => Date) {
  const [homes, people, plays, meets, rated, punished, clubs, purses] = keptKinds(storage, place);
  const installations = makeInstallations(homes.store, clock, (id, entries) => mark(id, entries));
  const installation = await installations.of(ownInstallation);
  const zone = () => installation.now().timeZone;
  const registers = makeRegisters(people.store, clock);
  const names = async (organisation: string) =>
    (await registers.of(registerOf(ownOr(organisation)))).publicSide().names;
  const register = await registers.of(ownRegister);
  const ofHall = () => hallClock(clock, zone());
  const given = await makeSanctions(punished.store, { register, clock, hall: ofHall });
  const hall = { clock: ofHall, zone, names, keptOut: given.sanctions.keptOut };
  const play = makeTournaments(plays.store, clock, hall, plays.backups);
  const meetings = makeEvents(meets.store, play.tournaments, { ...hall, clock });
  const contests = makeContests(clubs.store, { clock, hall: ofHall });
  const { events } = meetings;
  const purse = makeMoney(purses.store, { events, clock, hall: ofHall });
  const { tournaments } = play;
  const ratings = await makeRatings(rated.store, { tournaments, register }, clock);
  const shelves = { installations, tournaments, events };
  const mark: AfterEntries = (id, entries) => markHandedIn(shelves, id, entries);
  return {
    installations,
    installation,
    hall: hall.clock,
    play,
    meetings,
    contests,
    money: purse.money,
    register,
    registers,
    ratings: ratings.ratings,
    sanctions: given.sanctions,
    organisations: makeOrganisations({
      ...{
        ...shelves,
        money: purse.money,
        registers,
        removal: { installations: homes, registers: people },
      },
      store: storage.organisations,
    }),
    cares: [
      takeCare(plays, play),
      takeCare(homes, installations, mark),
      takeCare(people, registers),
      takeCare(meets, meetings),
      takeCare(rated, ratings),
      takeCare(punished, given),
      takeCare(clubs, contests),
      takeCare(purses, purse),
    ],
  };
}

/** Opens the data and puts the application together on it. */
export async function createApplication(
  options: ApplicationOptions,
): Promise<Result<Application, OpenStorageError>> {
  const { dataDirectory, clock = () => new Date(), passwordCost } = options;
  const opened = await openStorage(dataDirectory);
  if (!opened.ok) return opened;
  const storage = opened.value;
  const rooms = await makeRooms(storage, dataDirectory, clock);
  const { installations, installation, play, meetings, contests, registers, register } = rooms;
  const { organisations, ratings, sanctions, money, cares } = rooms;
  const ratingLists = openLists(options, clock);
  const books = {
    ...{ organisations, installation, register, money },
    tournaments: play.tournaments,
    events: meetings.events,
    contests: contests.contests,
  };
  const reminding = remind(storage, options, { ...books, clock, hall: rooms.hall });
  const surroundings = accountSurroundings(books);
  const looksAt = (organisation: string) => makeContactLooks(storage.looks, organisation, clock);
  const webhooks = makeWebhooks({ store: storage.webhooks, ...books, clock });
  const application: Application = {
    ...{ ...books, ratings, sanctions },
    organisation: ownInstallation,
    lists: ratingLists.lists,
    accounts: makeAccounts(storage.accounts, surroundings, clock, makePasswords(passwordCost)),
    reminders: reminding.reminders,
    screens: makeScreens(storage.screens, clock),
    webhooks,
    contactLooks: looksAt(ownInstallation),
    version: rokadeVersion,
    dataDirectory: shownAddress(dataDirectory),
    hall: rooms.hall,
    async deskOf(organisation) {
      if (organisation === ownInstallation) return application;
      return {
        ...application,
        organisation,
        tournaments: play.in(organisation),
        installation: await installations.of(organisation),
        register: await registers.of(registerOf(organisation)),
        contactLooks: looksAt(organisation),
        events: meetings.in(organisation),
        contests: contests.in(organisation),
      };
    },
    health: () => [...cares.flatMap((care) => care.problems()), ...webhooks.problems()],
    async close() {
      await webhooks.close();
      await ratingLists.close();
      for (const care of [reminding, ...cares]) await care.close();
      await storage.close();
    },
  };
  return ok(application);
}
