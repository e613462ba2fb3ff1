import type { Kysely } from 'kysely';
import type { Steps } from './steps.ts';

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

export const fromStep1: Steps = {
  /**
   * Journals with their entries; accounts with their sessions; `meta` for single values. PostgreSQL
   * enforces the lengths of columns, so they are long enough for later values; SQLite ignores them.
   */
  '0001-journals-accounts-sessions': async (db) => {
    await createJournals(db);
    await createAccounts(db);
    await db.schema
      .createTable('meta')
      .addColumn('key', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },

  /** The time from which an account is disabled; null: it is not. */
  '0002-disabled-accounts': async (db) => {
    await db.schema.alterTable('accounts').addColumn('disabled_at', 'varchar(32)').execute();
  },

  /**
   * Journals of many kinds, by key; the summaries for lists; and a log of changes, by which processes
   * on the same data notice each other's writes. Before, all journals were tournaments.
   */
  '0003-kinds-of-books': async (db) => {
    await db.schema.alterTable('journals').renameColumn('id', 'journal').execute();
    await db.schema
      .alterTable('journals')
      .addColumn('kind', 'varchar(32)', (column) => column.notNull().defaultTo('tournament'))
      .execute();
    await db.schema.alterTable('journals').addColumn('summary', 'text').execute();
    await db.schema
      .createIndex('journals_by_kind')
      .on('journals')
      .columns(['kind', 'journal'])
      .execute();
    await db.schema
      .alterTable('journal_entries')
      .renameColumn('tournament_id', 'journal')
      .execute();
    await db.schema
      .createTable('changes')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('journal', 'varchar(100)', (column) => column.notNull())
      .addColumn('after_version', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('writer', 'varchar(36)', (column) => column.notNull())
      .execute();
  },

  /** Personal values beside the entries, so that they can be erased. Before, they stood in the entries. */
  '0004-personal-values': async (db) => {
    await db.schema
      .createTable('personal_values')
      .addColumn('journal', 'varchar(100)', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('person', 'varchar(64)', (column) => column.notNull())
      .addColumn('salt', 'varchar(32)', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('personal_values_key', ['journal', 'version'])
      .execute();
  },

  /** Which journals are archived, and the keys of those that were removed. */
  '0005-archived-and-removed': async (db) => {
    await db.schema
      .alterTable('journals')
      .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('removed_journals')
      .addColumn('journal', 'varchar(100)', (column) => column.primaryKey())
      .execute();
  },

  /** Links that let helpers in without an account. */
  '0006-helper-links': async (db) => {
    await db.schema
      .createTable('helper_links')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('event', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('rights', 'text', (column) => column.notNull())
      .addColumn('made_by', 'varchar(200)', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('revoked_at', 'varchar(32)')
      .execute();
  },
};
