import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteProblem } from './sqlite-problem.ts';

/** The lock's file name inside the data folder. */
export const lockFileName = 'rokade.lock';

/** Held while a process writes in the folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process, or gives null if another one has it. The lock is SQLite's own
 * on an otherwise empty file: the operating system gives it back when the process
 * ends, however it ends, so there is never a stale one to clear away.
 */
export function lockFolder(folder: string): FolderLock | null {
  const database = new DatabaseSync(join(folder, lockFileName));
  try {
    // Without a journal on the disk it also works where that is full.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (thrown) {
    database.close();
    if (sqliteProblem(thrown) === 'busy') return null;
    throw thrown;
  }
  return { release: () => database.close() };
}
