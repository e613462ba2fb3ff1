import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteProblem } from './sqlite-problem.ts';

/** The lock's file name inside the data folder. */
export const lockFileName = 'rokade.lock';

/** The lock that a process holds while it uses a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process; null if another process has it. The lock is SQLite's own on an
 * otherwise empty file: the operating system releases it when the process ends in any way, so there is
 * never a stale lock.
 */
export function lockFolder(folder: string): FolderLock | null {
  const database = new DatabaseSync(join(folder, lockFileName));
  try {
    // Without a journal file it also works on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (thrown) {
    database.close();
    if (sqliteProblem(thrown) === 'busy') return null;
    throw thrown;
  }
  return { release: () => database.close() };
}
