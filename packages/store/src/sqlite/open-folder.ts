import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { fileProblem } from '../file-problem.ts';
import type { OpenDatabaseError } from '../open-database-error.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { databaseFileName } from './database-file.ts';
import { type FolderLock, lockFileName, lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';
import { takeRestored } from './restored-database.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/** Why the data folder cannot be opened. */
export type OpenFolderError =
  | OpenDatabaseError
  /** Another Rokade uses this folder. */
  | { readonly code: 'store.locked'; readonly folder: string }
  /** The folder cannot be created or written to. */
  | { readonly code: 'store.folder-unusable'; readonly folder: string };

type Locked = Result<FolderLock, OpenFolderError>;

/**
 * Makes a folder and its parents one by one: Node's recursive variant never returns where the system
 * has a folder in which nothing can be created (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another process that starts at the same moment may have made it.
    if (!existsSync(folder)) throw thrown;
  }
}

/** Makes a path readable for its owner only; a path that is missing or not ours is left unchanged. */
function keepPrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
  }
}

/**
 * Makes the data readable for the owner only, for they contain birth dates and hashes of passwords. A
 * folder that everybody may write to (`/tmp`) keeps its mode; the files are private there, too.
 */
function closeToOthers(folder: string): void {
  const isForAll = (statSync(folder).mode & 0o1000) !== 0;
  if (!isForAll) keepPrivate(folder, 0o700);
  for (const end of ['', '-wal', '-shm']) keepPrivate(join(folder, databaseFileName + end), 0o600);
  keepPrivate(join(folder, lockFileName), 0o600);
}

/** Puts a restored database into its place; gives the lock back if that fails. */
function takeRestoredOr(folder: string, lock: FolderLock): void {
  try {
    takeRestored(folder);
  } catch (thrown) {
    lock.release();
    throw thrown;
  }
}

function takeFolder(folder: string): Locked {
  try {
    makeFolder(folder);
    const lock = lockFolder(folder);
    if (lock === null) return err({ code: 'store.locked', folder });
    takeRestoredOr(folder, lock);
    return ok(lock);
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
): Promise<Result<SqlMedium, OpenFolderError>> {
  const opened = await openDatabase(file);
  if (!opened.ok) {
    lock.release();
    return opened;
  }
  const medium = opened.value;
  const close = () => medium.close().finally(lock.release);
  return ok({ ...medium, close });
}

const noLock: FolderLock = { release: () => undefined };

/**
 * Opens or creates the storage in a folder, for this process alone; `:memory:` stores nothing on disk.
 * A damaged file is an error and is not changed.
 */
export async function openFolder(folder: string): Promise<Result<SqlMedium, OpenFolderError>> {
  if (folder === ':memory:') return openLocked(':memory:', noLock);
  const lock = takeFolder(folder);
  if (!lock.ok) return lock;
  closeToOthers(folder);
  return openLocked(join(folder, databaseFileName), lock.value);
}

/** The folder contains no database. */
export interface NoDatabase {
  readonly code: 'store.no-database';
  readonly folder: string;
}

/**
 * Opens the storage of an existing folder, beside a process that uses it, for a single act from the
 * machine itself. A running Rokade goes on, and notices what is written.
 */
export async function openFolderBeside(
  folder: string,
): Promise<Result<SqlMedium, NoDatabase | OpenDatabaseError>> {
  const file = join(folder, databaseFileName);
  return existsSync(file) ? openDatabase(file) : err({ code: 'store.no-database', folder });
}
