import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../sql/schema.ts';
import { pageSize } from './database-pages.ts';
import { makeNewestSchema } from './newest-schema.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';

function syncOpened(descriptor: number): void {
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Flushes a folder's renamed files to the disk; Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncOpened(openSync(folder, 'r'));
}

/**
 * Makes a new database beside its place and renames it when it is complete: if the program is killed at
 * any moment, there is a valid database or none. Remains of an earlier try are deleted, so only the
 * finished file has to be flushed to the disk.
 */
export async function beginDatabase(file: string): Promise<void> {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  // SQLite takes an empty file for a new database; made here, it is readable for its owner only.
  closeSync(openSync(beside, 'w', 0o600));
  const database = new DatabaseSync(beside);
  database.exec(`
    PRAGMA page_size = ${pageSize};
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
  `);
  const db = tablesOf(nodeSqliteDialect(database, 'begin immediate'));
  try {
    await makeNewestSchema(database, db);
  } finally {
    await db.destroy();
  }
  syncOpened(openSync(beside, 'r+'));
  renameSync(beside, file);
  syncFolder(dirname(file));
}
