import { existsSync, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { err, ok, type Result } from '@rokade/rules';
import { sql } from 'kysely';
import { fileProblem } from '../file-problem.ts';
import type { OpenDatabaseError, UnreadableDatabase } from '../open-database-error.ts';
import { migrateSchema, type NewerDatabase } from '../sql/migrate-schema.ts';
import { type Tables, tablesOf } from '../sql/schema.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { sweepIfDue } from '../sql/sweep.ts';
import { beginDatabase } from './begin-database.ts';
import { makeNewestSchema } from './newest-schema.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { patienceFromNow, pause, tryUntil } from './patience.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/**
 * Write-ahead log; every commit is flushed to the disk before it counts. SQLite's own busy timeout is
 * off, since waiting for another program (a backup, the sqlite3 shell) would block the thread.
 */
const pragmas = `
  PRAGMA busy_timeout = 0;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

const inMemory = ':memory:';

/**
 * Whether an existing file has no bytes: it was a database once, for Rokade never leaves an empty file
 * behind.
 */
const isEmptied = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

/** SQLite's own check of all pages: "ok", or a description of the damage. */
const isWhole = (database: DatabaseSync): boolean => {
  const { quick_check: answer } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
  return answer === 'ok';
};

/** The database if all its pages are intact, else null. */
function openSound(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    const isSound = isWhole(database);
    if (isSound) database.exec(pragmas);
    else database.close();
    return isSound ? database : null;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

/**
 * Makes a function that returns whether another connection has written since the last call; true on the
 * first call.
 */
function changeNoticer(database: DatabaseSync): () => boolean {
  const ask = database.prepare('PRAGMA data_version');
  let version: unknown;
  return () => {
    const before = version;
    version = ask.get()?.['data_version'];
    return version !== before;
  };
}

/**
 * Rewrites the whole database, since a page may still hold copies of deleted rows, and empties the log.
 * Readers of an older snapshot keep the log, so they are waited for.
 */
async function sweep(db: Tables): Promise<boolean> {
  await sql`VACUUM`.execute(db);
  for (const deadline = patienceFromNow(); ; await setTimeout(pause)) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= deadline) return false;
  }
}

/**
 * SQLite has only one write transaction at a time, and readers notice changes by themselves. Only one
 * process keeps a folder open, because of its lock.
 */
const oneWriter = {
  hold: async () => undefined,
  announce: async () => undefined,
  isUsedByOthers: async () => false,
};

/** Readers of a file see committed data and wait for nobody; a database in memory has one connection. */
function mediumOn(database: DatabaseSync, file: string): SqlMedium {
  const db = tablesOf(nodeSqliteDialect(database, 'begin immediate'));
  const writing = { ...oneWriter, db, sweep: () => sweep(db), problemOf: sqliteProblem };
  if (file === inMemory) {
    return { ...writing, reader: db, mayHaveChanged: () => false, close: () => db.destroy() };
  }
  const readOnly = new DatabaseSync(file, { readOnly: true });
  const reader = tablesOf(nodeSqliteDialect(readOnly, 'begin'));
  const close = async () => {
    await reader.destroy();
    await db.destroy();
  };
  return { ...writing, reader, mayHaveChanged: changeNoticer(readOnly), close };
}

/** Opens and migrates a database; null: the file is damaged. Other failures are thrown. */
async function openUpToDate(file: string): Promise<Result<SqlMedium, NewerDatabase> | null> {
  if (file !== inMemory && !existsSync(file)) await beginDatabase(file);
  const database = await tryUntil(patienceFromNow(), () => openSound(file));
  if (database === null) return null;
  const medium = mediumOn(database, file);
  try {
    if (file === inMemory) await makeNewestSchema(database, medium.db);
    const migrated = await migrateSchema(medium.db);
    if (migrated.ok) await sweepIfDue(medium);
    else await medium.close();
    return migrated.ok ? ok(medium) : migrated;
  } catch (thrown) {
    await medium.close();
    throw thrown;
  }
}

/** Why a file cannot be opened; null: a bug. */
function problemOnOpening(thrown: unknown): UnreadableDatabase['problem'] | null {
  const problem = fileProblem(thrown) ?? sqliteProblem(thrown);
  if (problem !== null) return problem === 'io' ? 'no-access' : problem;
  // Any other SQLite error on opening means that the tables are not what they should be.
  return thrown instanceof Error && 'errcode' in thrown ? 'malformed' : null;
}

/**
 * Opens a SQLite database and brings its schema up to date; `:memory:` for one that exists until it is
 * closed. A damaged file is read, but never written to.
 */
export async function openDatabase(file: string): Promise<Result<SqlMedium, OpenDatabaseError>> {
  const unreadable = (problem: UnreadableDatabase['problem']) =>
    err({ code: 'store.unreadable' as const, file, problem });
  if (isEmptied(file)) return unreadable('empty');
  try {
    return (await openUpToDate(file)) ?? unreadable('malformed');
  } catch (thrown) {
    const problem = problemOnOpening(thrown);
    if (problem === null) throw thrown;
    return unreadable(problem);
  }
}
