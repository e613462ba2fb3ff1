import type { Migration } from 'kysely/migration';

/** Addresses that are told of published rounds and results. */
export const webhooks: Migration = {
  async up(db) {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(16)', (column) => column.notNull())
      .addColumn('place', 'varchar(64)', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('secret', 'varchar(64)', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'varchar(32)', (column) => column.notNull())
      .execute();
  },
};
