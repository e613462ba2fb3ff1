import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore } from '../account-store.ts';
import type { JournalStore } from '../journal-store.ts';
import { makeSqlAccountStore } from '../sql/sql-account-store.ts';
import { makeSqlJournalStore } from '../sql/sql-journal-store.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
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

/** Only the owner reads the folder: it holds birth dates and hashes of passwords. */
const privateFolder = { mode: 0o700 } as const;

/**
 * Makes a folder and those above it, one by one: asked to make them all at once, Node tries for ever
 * where the system has a folder in which nothing can be made (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, privateFolder);
  } catch (thrown) {
    // Another Rokade that starts at the same moment may have made it.
    if (!existsSync(folder)) throw thrown;
  }
}

function takeFolder(folder: string): Locked {
  try {
    makeFolder(folder);
    const lock = lockFolder(folder);
    return lock === null ? err({ code: 'store.locked', folder }) : ok(lock);
  } catch (thrown) {
    const isSystemError = thrown instanceof Error && 'syscall' in thrown;
    if (!isSystemError && sqliteProblem(thrown) === null) throw thrown;
    return err({ code: 'store.folder-unusable', folder });
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
  const db = opened.value;
  const close = async () => {
    await db.destroy();
    lock.release();
  };
  const journals = makeSqlJournalStore({ db, problemOf: sqliteProblem }, close);
  return ok({ journals, accounts: makeSqlAccountStore(db) });
}

/**
 * Opens (or begins) what is kept in a folder, for this process alone; `:memory:` keeps it nowhere.
 * A damaged file is an error and stays as it is.
 */
export async function openStorage(folder: string): Promise<Result<Storage, OpenStorageError>> {
  if (folder === ':memory:') return openLocked(':memory:', { release: () => undefined });
  const lock = takeFolder(folder);
  return lock.ok ? openLocked(join(folder, databaseFileName), lock.value) : lock;
}
