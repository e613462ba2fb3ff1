import type { Migration } from 'kysely/migration';

/** Which journals are put away, and the names of those that were removed. */
export const archivedAndRemoved: Migration = {
  async up(db) {
    await db.schema
      .alterTable('journals')
      .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('removed_journals')
      .addColumn('journal', 'varchar(100)', (column) => column.primaryKey())
      .execute();
  },
};
