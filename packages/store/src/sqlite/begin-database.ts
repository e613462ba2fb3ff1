import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateSchema } from '../sql/migrate-schema.ts';
import { tablesOf } from '../sql/schema.ts';
import { pageSize } from './database-pages.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';

function syncOpened(descriptor: number): void {
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Brings what was renamed in a folder onto the disk; Windows knows no such thing. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncOpened(openSync(folder, 'r'));
}

/**
 * Makes a new database beside its place and moves it there when it is whole: whenever the program
 * is killed, there is a good database or none. What an earlier try left is thrown away, so only the whole is
 * brought onto the disk.
 */
export async function beginDatabase(file: string): Promise<void> {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  // An empty file is a new database to SQLite; made here it is the owner's alone.
  closeSync(openSync(beside, 'w', 0o600));
  const database = new DatabaseSync(beside);
  database.exec(`
    PRAGMA page_size = ${pageSize};
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
  `);
  const db = tablesOf(nodeSqliteDialect(database, 'begin immediate'));
  try {
    await migrateSchema(db);
  } finally {
    await db.destroy();
  }
  syncOpened(openSync(beside, 'r+'));
  renameSync(beside, file);
  syncFolder(dirname(file));
}
