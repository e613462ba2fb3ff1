import type { Migration } from 'kysely/migration';

/** How the screens of each hall are arranged. */
export const screens: Migration = {
  async up(db) {
    await db.schema
      .createTable('screens')
      .addColumn('place', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('arrangement', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'varchar(32)', (column) => column.notNull())
      .execute();
  },
};
