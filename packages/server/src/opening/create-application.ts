import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownInstallation } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import {
  isPostgresAddress,
  type OpenStorageError,
  openStorage,
  type Storage,
  shownAddress,
} from '@rokade/store';
import type { Argon2Cost } from '../accounts/argon2.ts';
import { makeAccounts } from '../accounts/make-accounts.ts';
import { makePasswords } from '../accounts/passwords.ts';
import { keepingFacts } from '../acts/events/facts-of-event.ts';
import { withDebtQuestion } from '../acts/money/still-owed.ts';
import type { Application } from '../application.ts';
import { makeCopies } from '../copies/make-copies.ts';
import { isSandbox } from '../demo/sandbox-folder.ts';
import { bodyLimits } from '../http/read-body.ts';
import { addressesIn, makeDailyLists } from '../lists/daily-lists.ts';
import { makeLists, type RunningLists } from '../lists/lists.ts';
import { makePush } from '../push/make-push.ts';
import { makeContactLooks } from '../register/contact-looks.ts';
import { registerOf } from '../register/make-registers.ts';
import { makeRelays } from '../relays/make-relays.ts';
import { makeMayStill } from '../relays/may-still.ts';
import { type MailOptions, makeMail } from '../reminders/mail.ts';
import { makeReminders } from '../reminders/make-reminders.ts';
import { makeScreens } from '../screens/screens.ts';
import { rokadeVersion } from '../values/version.ts';
import { makeWebhooks } from '../webhooks/make-webhooks.ts';
import { accountSurroundings } from './account-surroundings.ts';
import { openRooms } from './open-rooms.ts';
import type { Rooms } from './rooms.ts';

/** The options of an application. */
export interface ApplicationOptions {
  /** The data folder, or the address of a PostgreSQL database; `:memory:` stores nothing. */
  readonly dataDirectory: string;
  /** The folder of the rating lists. Default: in the data folder; without one, a folder removed when it closes. */
  readonly listDirectory?: string;
  /** The clock. Default: the machine's. */
  readonly clock?: () => Date;
  /** The cost of password hashes; tests lower it to save time. */
  readonly passwordCost?: Argon2Cost;
  /** The mail server. Default: none, and no mail is sent. */
  readonly mail?: MailOptions | null;
}

/** Opens the rating lists, which are files even if everything else is in a PostgreSQL database. */
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

/** Opens the rating lists with what fetches some of them every day; a sandbox fetches none. */
function openAllLists(
  options: ApplicationOptions,
  clock: () => Date,
  { installation }: Pick<Application, 'installation'>,
) {
  const running = openLists(options, clock);
  const { lists } = running;
  const fetching = makeDailyLists({
    lists,
    addresses: () =>
      isSandbox(options.dataDirectory) ? [] : addressesIn(installation.now().dailyLists),
    clock,
    local: false,
    limitMegabytes: bodyLimits.list,
  });
  return {
    parts: { lists, dailyLists: fetching.daily },
    async close() {
      await fetching.close();
      await running.close();
    },
  };
}

/** Makes the reminders by mail; without a mail server none are sent. */
function remind(
  { reminders }: Storage,
  { mail = null, dataDirectory }: ApplicationOptions,
  sources: Omit<Parameters<typeof makeReminders>[1], 'send'>,
) {
  const send = mail === null || isSandbox(dataDirectory) ? null : makeMail(mail);
  return makeReminders(reminders, { ...sources, send });
}

/** Makes what tells programs, phones and broadcasts outside what is public, and takes games from boards. */
const tellOthers = (
  storage: Storage,
  surroundings: Omit<
    Parameters<typeof makeWebhooks>[0] &
      Parameters<typeof makePush>[0] &
      Parameters<typeof makeRelays>[0],
    'store' | 'isSandbox'
  >,
  dataDirectory: string,
) => ({
  webhooks: makeWebhooks({ ...surroundings, store: storage.webhooks }),
  push: makePush({
    ...surroundings,
    store: storage.push,
    isSandbox: isSandbox(dataDirectory),
  }),
  relays: makeRelays({
    ...surroundings,
    store: storage.relays,
    isSandbox: isSandbox(dataDirectory),
  }),
});

/** Makes the accounts, and what acts for them or tells others outside. */
function around(
  storage: Storage,
  { dataDirectory, passwordCost }: ApplicationOptions,
  books: Omit<Parameters<typeof tellOthers>[1], 'mayStill'> &
    Parameters<typeof accountSurroundings>[0],
) {
  const surroundings = accountSurroundings(books);
  const passwords = makePasswords(passwordCost);
  const accounts = makeAccounts(storage.accounts, surroundings, books.clock, passwords);
  const mayStill = makeMayStill(accounts, books.tournaments, surroundings.groupsOf);
  return { accounts, ...tellOthers(storage, { ...books, mayStill }, dataDirectory) };
}

/** The competitions and leagues at the desk of an organisation. */
const competitionsIn = ({ contests, leagues }: Rooms, organisation: string) => ({
  contests: contests.in(organisation),
  leagues: leagues.in(organisation),
});

/** Closes parts one after another. */
async function closeAll(parts: readonly { close(): Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.close();
}

/** What is told of the program and the place of its data. */
const aboutPlace = (dataDirectory: string) => ({
  version: rokadeVersion,
  dataDirectory: shownAddress(dataDirectory),
  isSandbox: isSandbox(dataDirectory),
});

/** Opens the data and makes the application. */
export async function createApplication(
  options: ApplicationOptions,
): Promise<Result<Application, OpenStorageError>> {
  const { dataDirectory, clock = () => new Date() } = options;
  const opened = await openStorage(dataDirectory);
  if (!opened.ok) return opened;
  const storage = opened.value;
  const opening = await openRooms(storage, dataDirectory, clock);
  const { rooms, books, hall, hallZone } = opening;
  const cares = rooms.takeCare();
  const ratingLists = openAllLists(options, clock, books);
  const reminding = remind(storage, options, { ...books, clock, hall });
  const looksAt = (organisation: string) => makeContactLooks(storage.looks, organisation, clock);
  const { accounts, ...outside } = around(storage, options, { ...books, clock });
  const copying = makeCopies(dataDirectory, clock);
  const keeping = { ...books, ...keepingFacts(books) };
  const keepingIn = (organisation: string) => {
    const [tournaments, events] = [rooms.play.in(organisation), rooms.meetings.in(organisation)];
    return keepingFacts({ ...books, tournaments, events });
  };
  const application: Application = {
    ...keeping,
    ...withDebtQuestion({ ...keeping, hall }),
    ratings: opening.ratings,
    sanctions: opening.sanctions,
    booksOf: rooms.booksOf,
    organisation: ownInstallation,
    ...ratingLists.parts,
    accounts,
    reminders: reminding.reminders,
    screens: makeScreens(storage.screens, clock, hall),
    ...outside,
    copies: copying.copies,
    changes: storage.changes,
    contactLooks: looksAt(ownInstallation),
    ...aboutPlace(dataDirectory),
    hall,
    hallZone,
    async deskOf(organisation) {
      if (organisation === ownInstallation) return application;
      return {
        ...application,
        organisation,
        ...withDebtQuestion({ ...keeping, ...keepingIn(organisation), hall }),
        installation: await rooms.installations.of(organisation),
        register: await rooms.registers.of(registerOf(organisation)),
        contactLooks: looksAt(organisation),
        ...competitionsIn(rooms, organisation),
      };
    },
    health: () =>
      [...cares, outside.webhooks, outside.relays, copying].flatMap((part) => part.problems()),
    async close() {
      await closeAll([...Object.values(outside), ratingLists, copying, reminding, ...cares]);
      await storage.close();
    },
  };
  return ok(application);
}
