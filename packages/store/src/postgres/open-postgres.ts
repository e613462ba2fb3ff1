import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@rokade/rules';
import { PostgresDialect, sql } from 'kysely';
import type { OpenDatabaseError } from '../open-database-error.ts';
import { migrateSchema } from '../sql/migrate-schema.ts';
import { type Tables, tablesOf } from '../sql/schema.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { sweepIfDue } from '../sql/sweep.ts';
import { listenForNews, newsChannel } from './news-listener.ts';
import { postgresProblem, problemOnOpening } from './postgres-problem.ts';

/** How long a connection is waited for, in milliseconds. */
const patience = 5000;

/** The prefix of the application name of a process's connections; a random id follows. */
const nameBefore = 'rokade-';

/** Whether an address names a PostgreSQL database: `postgres://user:password@host:5432/name`. */
export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** The address of a database without its password, for display; a folder is returned unchanged. */
export const shownAddress = (address: string): string =>
  address.replace(/(\/\/[^/@]*?):[^@]*@/, '$1@').replace(/([?&]password=)[^&]*/, '$1…');

/** Rewrites the tables that may still contain erased values; their old files are then deleted. */
async function sweep(db: Tables): Promise<boolean> {
  await sql`vacuum full personal_values`.execute(db);
  await sql`vacuum full journal_entries`.execute(db);
  return true;
}

/** Whether other Rokade processes are connected to this database. */
async function isUsedByOthers(db: Tables, own: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database()
      and application_name like ${`${nameBefore}%`} and application_name <> ${own}
    limit 1`.execute(db);
  return rows.length > 0;
}

async function mediumAt(address: string): Promise<SqlMedium> {
  const { default: pg } = await import('pg');
  const application_name = `${nameBefore}${randomUUID()}`;
  const options = {
    connectionString: address,
    connectionTimeoutMillis: patience,
    application_name,
  };
  const pool = new pg.Pool(options);
  // The pool replaces a connection that breaks while idle; one that breaks in use fails the query
  // instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = tablesOf(new PostgresDialect({ pool }));
  const news = listenForNews(() => new pg.Client(options));
  return {
    db,
    reader: db,
    async hold(trx, name) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    },
    async announce(trx) {
      await sql`select pg_notify(${newsChannel}, '')`.execute(trx);
    },
    isUsedByOthers: () => isUsedByOthers(db, application_name),
    mayHaveChanged: news.mayHaveChanged,
    sweep: () => sweep(db),
    problemOf: postgresProblem,
    async close() {
      await news.end();
      await db.destroy();
    },
  };
}

/** Opens a PostgreSQL database, beside other processes that use it, and brings its schema up to date. */
export async function openPostgres(address: string): Promise<Result<SqlMedium, OpenDatabaseError>> {
  const medium = await mediumAt(address);
  try {
    const migrated = await migrateSchema(medium.db);
    if (migrated.ok) {
      await sweepIfDue(medium);
      return ok(medium);
    }
    await medium.close();
    return migrated;
  } catch (thrown) {
    await medium.close();
    const problem = problemOnOpening(thrown);
    if (problem === null) throw thrown;
    return err({ code: 'store.unreadable', file: shownAddress(address), problem });
  }
}
