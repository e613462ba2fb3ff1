import type { Migration } from 'kysely/migration';

/** Links that let helpers in without an account. */
export const helperLinks: Migration = {
  async up(db) {
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
