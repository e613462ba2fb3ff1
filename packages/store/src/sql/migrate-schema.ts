import { err, ok, type Result } from '@rokade/rules';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { fromStep1 } from './migrations/from-0001.ts';
import { fromStep7 } from './migrations/from-0007.ts';
import { fromStep14 } from './migrations/from-0014.ts';
import type { Steps } from './migrations/steps.ts';
import type { Tables } from './schema.ts';

/** The steps of the schema by name, in order; a new step is added at the end. */
const steps: Steps = { ...fromStep1, ...fromStep7, ...fromStep14 };

const migrations = Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up }]));
const provider: MigrationProvider = { getMigrations: async () => migrations };

/** The database has steps that this program does not have: a newer Rokade wrote it. */
export interface NewerDatabase {
  readonly code: 'store.newer-database';
}

/** The names of the steps that the database has. */
async function stepsTaken(db: Tables): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const taken = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return taken.map(({ name }) => name);
}

/**
 * Brings a database to the newest schema; an up-to-date one is only read. Failures of the medium are
 * thrown.
 */
export async function migrateSchema(db: Tables): Promise<Result<null, NewerDatabase>> {
  const taken = await stepsTaken(db);
  if (taken.some((name) => !(name in migrations))) return err({ code: 'store.newer-database' });
  if (taken.length === Object.keys(migrations).length) return ok(null);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return ok(null);
}
