import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createJournals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journals')
    .addColumn('id', 'varchar(100)', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('changed_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('journal_entries')
    .addColumn('tournament_id', 'varchar(100)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_entries_key', ['tournament_id', 'version'])
    .execute();
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .addColumn('name_key', 'varchar(200)', (column) => column.notNull().unique())
    .addColumn('password_hash', 'varchar(200)', (column) => column.notNull())
    .addColumn('role', 'varchar(16)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('account_id', 'varchar(64)', (column) => column.notNull().references('accounts.id'))
    .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
    .execute();
}

/**
 * Journals with their entries; accounts with their sessions; `meta` for single values. PostgreSQL
 * holds columns to their lengths, and began with lengths that suffice for what came later; to SQLite they are
 * mere words.
 */
export const journalsAccountsSessions: Migration = {
  async up(db) {
    await createJournals(db);
    await createAccounts(db);
    await db.schema
      .createTable('meta')
      .addColumn('key', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
