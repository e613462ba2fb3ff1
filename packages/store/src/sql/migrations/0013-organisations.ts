import type { Migration } from 'kysely/migration';

/**
 * Whose each book is, whose register's contact data was looked at, and the addresses of organisations.
 * Until now all was of one, `own`.
 */
export const organisations: Migration = {
  async up(db) {
    const add = (table: string, name: string, type: 'varchar(64)' | 'text', usual: string) =>
      db.schema
        .alterTable(table)
        .addColumn(name, type, (column) => column.notNull().defaultTo(usual))
        .execute();
    await add('journals', 'organisation', 'varchar(64)', 'own');
    await add('journals', 'handed', 'text', '');
    await add('contact_looks', 'organisation', 'varchar(64)', 'own');
    await db.schema
      .createIndex('journals_by_organisation')
      .on('journals')
      .columns(['organisation', 'kind', 'archived', 'changed_at', 'journal'])
      .execute();
    await db.schema
      .createTable('organisation_addresses')
      .addColumn('address', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('organisation', 'varchar(64)', (column) => column.notNull())
      .addColumn('taken', 'integer', (column) => column.notNull())
      .execute();
  },
};
