import type { Migration } from 'kysely/migration';

/**
 * Journals of many kinds, by name; what lists say of each; and a log of changes, by which processes on
 * the same data hear of each other. Until now all were tournaments.
 */
export const kindsOfBooks: Migration = {
  async up(db) {
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
};
