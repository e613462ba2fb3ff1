import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore } from '../account-store.ts';
import { fileProblem } from '../file-problem.ts';
import type { JournalStore } from '../journal-store.ts';
import { makeSqlAccountStore } from '../sql/sql-account-store.ts';
import { makeSqlJournalStore } from '../sql/sql-journal-store.ts';
import { type FolderLock, lockFileName, lockFolder } from './folder-lock.ts';
import { type OpenDatabaseError, openDatabase } from './open-database.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/** Everything Rokade keeps, open for this process alone. `journals.close` closes it all. */
export interface Storage {
  readonly journals: JournalStore;
  readonly accounts: AccountStore;
}

/** Why the data folder cannot be opened. */
export type OpenStorageError =
  | OpenDatabaseError
  /** Another Rokade writes in this folder. */
  | { readonly code: 'store.locked'; readonly folder: string }
  /** The folder cannot be made or written in. */
  | { readonly code: 'store.folder-unusable'; readonly folder: string };

/** The database's file name inside the data folder. */
export const databaseFileName = 'rokade.sqlite';

type Locked = Result<FolderLock, OpenStorageError>;

/**
 * Makes a folder and those above it, one by one: asked to make them all at once, Node tries for ever
 * where the system has a folder in which nothing can be made (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another Rokade that starts at the same moment may have made it.
    if (!existsSync(folder)) throw thrown;
  }
}

/** Leaves a path to its owner alone; one that is not there, or somebody else's, stays as it is. */
function keepPrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
  }
}

/**
 * Only the owner reads the data: there are birth dates and hashes of passwords among them. A folder
 * that was made for all to write in (`/tmp`) is left to them; the files are private there, too.
 */
function closeToOthers(folder: string): void {
  const isForAll = (statSync(folder).mode & 0o1000) !== 0;
  if (!isForAll) keepPrivate(folder, 0o700);
  for (const end of ['', '-wal', '-shm']) keepPrivate(join(folder, databaseFileName + end), 0o600);
  keepPrivate(join(folder, lockFileName), 0o600);
}

function takeFolder(folder: string): Locked {
  try {
    makeFolder(folder);
    const lock = lockFolder(folder);
    return lock === null ? err({ code: 'store.locked', folder }) : ok(lock);
  } catch (thrown) {
    const problem = fileProblem(thrown) ?? sqliteProblem(thrown);
    if (problem === null) throw thrown;
    if (problem !== 'disk-full') return err({ code: 'store.folder-unusable', folder });
    return err({ code: 'store.unreadable', file: join(folder, databaseFileName), problem });
  }
}

async function openLocked(
  file: string,
  lock: FolderLock,
): Promise<Result<Storage, OpenStorageError>> {
  const opened = await openDatabase(file);
  if (!opened.ok) {
    lock.release();
    return opened;
  }
  const medium = opened.value;
  const close = async () => {
    await medium.close();
    lock.release();
  };
  return ok({
    journals: makeSqlJournalStore({ ...medium, close }),
    accounts: makeSqlAccountStore(medium),
  });
}

/**
 * Opens (or begins) what is kept in a folder, for this process alone; `:memory:` keeps it nowhere.
 * A damaged file is an error and stays as it is.
 */
export async function openStorage(folder: string): Promise<Result<Storage, OpenStorageError>> {
  if (folder === ':memory:') return openLocked(':memory:', { release: () => undefined });
  const lock = takeFolder(folder);
  if (!lock.ok) return lock;
  closeToOthers(folder);
  return openLocked(join(folder, databaseFileName), lock.value);
}
