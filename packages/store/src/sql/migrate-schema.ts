import { err, ok, type Result } from '@rokade/rules';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { journalsAccountsSessions } from './migrations/0001-journals-accounts-sessions.ts';
import { disabledAccounts } from './migrations/0002-disabled-accounts.ts';
import { kindsOfBooks } from './migrations/0003-kinds-of-books.ts';
import { personalValues } from './migrations/0004-personal-values.ts';
import { archivedAndRemoved } from './migrations/0005-archived-and-removed.ts';
import { helperLinks } from './migrations/0006-helper-links.ts';
import { marksOfLists } from './migrations/0007-marks-of-lists.ts';
import { listsByDay } from './migrations/0008-lists-by-day.ts';
import { whereSignedIn } from './migrations/0009-where-signed-in.ts';
import { passkeys } from './migrations/0010-passkeys.ts';
import { peopleOfAccounts } from './migrations/0011-people-of-accounts.ts';
import { contactLooks } from './migrations/0012-contact-looks.ts';
import { organisations } from './migrations/0013-organisations.ts';
import { listsByState } from './migrations/0014-lists-by-state.ts';
import { screens } from './migrations/0015-screens.ts';
import { usedLinks } from './migrations/0016-used-links.ts';
import { webhooks } from './migrations/0017-webhooks.ts';
import { reminders } from './migrations/0018-reminders.ts';
import type { Tables } from './schema.ts';

/** Every step of the schema by name, in order. A step that was once released never changes. */
const migrations = {
  '0001-journals-accounts-sessions': journalsAccountsSessions,
  '0002-disabled-accounts': disabledAccounts,
  '0003-kinds-of-books': kindsOfBooks,
  '0004-personal-values': personalValues,
  '0005-archived-and-removed': archivedAndRemoved,
  '0006-helper-links': helperLinks,
  '0007-marks-of-lists': marksOfLists,
  '0008-lists-by-day': listsByDay,
  '0009-where-signed-in': whereSignedIn,
  '0010-passkeys': passkeys,
  '0011-people-of-accounts': peopleOfAccounts,
  '0012-contact-looks': contactLooks,
  '0013-organisations': organisations,
  '0014-lists-by-state': listsByState,
  '0015-screens': screens,
  '0016-used-links': usedLinks,
  '0017-webhooks': webhooks,
  '0018-reminders': reminders,
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** The database has steps this program does not know: a newer Rokade wrote it. */
export interface NewerDatabase {
  readonly code: 'store.newer-database';
}

/** The steps that were taken, by name. */
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
 * Brings a database to the newest schema; one that has it is only read. Failures of the medium are
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
