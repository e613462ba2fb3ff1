import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventBook } from '@rokade/event';
import { installationBook } from '@rokade/installation';
import { ratingsBook } from '@rokade/ratings';
import { registerBook } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import {
  isPostgresAddress,
  type JournalStore,
  type OpenStorageError,
  openStorage,
  shownAddress,
  storageFailure,
} from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { accountSurroundings } from './accounts/account-surroundings.ts';
import type { Argon2Cost } from './accounts/argon2.ts';
import { makeAccounts } from './accounts/make-accounts.ts';
import { makePasswords } from './accounts/passwords.ts';
import type { Application, HealthProblem } from './application.ts';
import { type Backups, copiesFolder, makeBackups } from './books/backups.ts';
import type { BookKind, BookTypes } from './books/book-kind.ts';
import type { RunningBooks } from './books/make-books.ts';
import { eventKind } from './events/event-kind.ts';
import { makeEvents } from './events/make-events.ts';
import { hallClock } from './hall-clock.ts';
import { installationKind } from './installation/installation-kind.ts';
import { makeInstallation } from './installation/make-installation.ts';
import { makeLists, type RunningLists } from './lists/lists.ts';
import { makeRatings } from './ratings/make-ratings.ts';
import { ratingsKind } from './ratings/ratings-kind.ts';
import { makeContactLooks } from './register/contact-looks.ts';
import { makeRegister } from './register/make-register.ts';
import { registerKind } from './register/register-kind.ts';
import { makeTournaments } from './tournaments/make-tournaments.ts';
import { tournamentKind } from './tournaments/tournament-kind.ts';
import { rokadeVersion } from './version.ts';

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
}

/** What looks after the books of a kind beside whoever works on them. */
interface Care {
  problems(): readonly HealthProblem[];
  close(): Promise<void>;
}

/** Looks each journal through once, and makes copies where they are kept. */
function takeCare<B extends BookTypes>(
  store: JournalStore<B['event']>,
  running: Pick<RunningBooks<B>, 'lookThrough' | 'close'>,
  backups: Backups<B> | null,
): Care {
  if (backups !== null) store.subscribe(backups.after);
  const looked = running
    .lookThrough((id, entries) => backups?.makeUp(id, entries))
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

/** Copies of the books of a kind, where they are kept. */
const backupsIn = <B extends BookTypes>(
  copies: string | null,
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
): Backups<B> | null => (copies === null ? null : makeBackups(kind, store, copies));

/** Opens the data and puts the application together on it. */
export async function createApplication(
  options: ApplicationOptions,
): Promise<Result<Application, OpenStorageError>> {
  const { dataDirectory, clock = () => new Date(), passwordCost } = options;
  const opened = await openStorage(dataDirectory);
  if (!opened.ok) return opened;
  const { journals, accounts, looks, close } = opened.value;
  const copies = copiesFolder(dataDirectory);
  const ofTournaments = journals(tournamentBook);
  const ofInstallation = journals(installationBook);
  const home = await makeInstallation(ofInstallation, clock);
  const { installation } = home;
  const hall = () => hallClock(clock, installation.now().timeZone);
  const backups = copies === null ? null : makeBackups(tournamentKind, ofTournaments, copies);
  const ofRegister = journals(registerBook);
  const people = await makeRegister(ofRegister, clock);
  const clocks = {
    clock: hall,
    zone: () => installation.now().timeZone,
    names: () => people.register.publicSide().names,
  };
  const play = makeTournaments(ofTournaments, clock, clocks, backups);
  const ofEvents = journals(eventBook);
  const ratingLists = openLists(options, clock);
  const meetings = makeEvents(ofEvents, play.tournaments, clock);
  const books = {
    tournaments: play.tournaments,
    installation,
    register: people.register,
    events: meetings.events,
  };
  const ofRatings = journals(ratingsBook);
  const kept = await makeRatings(ofRatings, books, clock);
  const surroundings = accountSurroundings(books);
  const cares = [
    takeCare(ofTournaments, play, backups),
    takeCare(ofInstallation, home, backupsIn(copies, installationKind, ofInstallation)),
    takeCare(ofRegister, people, backupsIn(copies, registerKind, ofRegister)),
    takeCare(ofEvents, meetings, backupsIn(copies, eventKind, ofEvents)),
    takeCare(ofRatings, kept, backupsIn(copies, ratingsKind, ofRatings)),
  ];
  return ok({
    ...books,
    ratings: kept.ratings,
    lists: ratingLists.lists,
    accounts: makeAccounts(accounts, surroundings, clock, makePasswords(passwordCost)),
    contactLooks: makeContactLooks(looks, clock),
    version: rokadeVersion,
    dataDirectory: shownAddress(dataDirectory),
    hall,
    health: () => cares.flatMap((care) => care.problems()),
    async close() {
      await ratingLists.close();
      for (const care of cares) await care.close();
      await close();
    },
  });
}
