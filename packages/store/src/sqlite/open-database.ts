import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@rokade/rules';
import { Kysely } from 'kysely';
import { migrateSchema, type NewerDatabase } from '../sql/migrate-schema.ts';
import type { Schema } from '../sql/schema.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/** The database's file is there but is none, or not a whole one. It is left exactly as it is. */
export interface UnreadableDatabase {
  readonly code: 'store.unreadable';
  readonly file: string;
  readonly problem: 'malformed' | 'empty' | 'no-access';
}

export type OpenDatabaseError = UnreadableDatabase | NewerDatabase;

/**
 * Write-ahead log, each commit synced to the disk before it counts, five seconds of patience with
 * other readers (a backup program, the sqlite3 shell).
 */
const pragmas = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** An existing file of no bytes was a database once: Rokade never leaves one behind. */
const isEmptied = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

/** SQLite's own look through all pages: "ok", or what is wrong. */
const isWhole = (database: DatabaseSync): boolean => {
  const { quick_check: answer } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
  return answer === 'ok';
};

function openSound(file: string): Result<DatabaseSync, UnreadableDatabase['problem']> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    if (isWhole(database)) {
      database.exec(pragmas);
      return ok(database);
    }
    database.close();
    return err('malformed');
  } catch (thrown) {
    database?.close();
    const problem = sqliteProblem(thrown);
    if (problem === null) throw thrown;
    return err(problem === 'malformed' ? 'malformed' : 'no-access');
  }
}

/**
 * Opens a SQLite database and brings its tables up to date; `:memory:` for one that lives as long
 * as it is open. A file that is damaged is looked at, never written to.
 */
export async function openDatabase(
  file: string,
): Promise<Result<Kysely<Schema>, OpenDatabaseError>> {
  if (isEmptied(file)) return err({ code: 'store.unreadable', file, problem: 'empty' });
  const opened = openSound(file);
  if (!opened.ok) return err({ code: 'store.unreadable', file, problem: opened.error });
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(opened.value) });
  const migrated = await migrateSchema(db);
  if (migrated.ok) return ok(db);
  await db.destroy();
  return migrated;
}
