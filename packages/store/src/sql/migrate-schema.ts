import { err, ok, type Result } from '@rokade/rules';
import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { journalsAccountsSessions } from './migrations/0001-journals-accounts-sessions.ts';
import type { Schema } from './schema.ts';

/** Every step of the schema by name, in order. A step that was once released never changes. */
const migrations = { '0001-journals-accounts-sessions': journalsAccountsSessions };

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** The database has steps this program does not know: a newer Rokade wrote it. */
export interface NewerDatabase {
  readonly code: 'store.newer-database';
}

async function hasUnknownSteps(db: Kysely<Schema>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return false;
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.some(({ name }) => !(name in migrations));
}

/** Brings a database to the newest schema. Failures of the medium are thrown. */
export async function migrateSchema(db: Kysely<Schema>): Promise<Result<null, NewerDatabase>> {
  if (await hasUnknownSteps(db)) return err({ code: 'store.newer-database' });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return ok(null);
}
