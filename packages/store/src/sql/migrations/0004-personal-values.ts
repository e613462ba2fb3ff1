import type { Migration } from 'kysely/migration';

/** What entries say of people, beside them, so that it can be erased. Until now it stood in the entries. */
export const personalValues: Migration = {
  async up(db) {
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
};
