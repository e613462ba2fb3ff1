import type { Migration } from 'kysely/migration';

/** Who was shown contact data, whose, when and where. */
export const contactLooks: Migration = {
  async up(db) {
    await db.schema
      .createTable('contact_looks')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('at', 'varchar(32)', (column) => column.notNull())
      .addColumn('account', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('person', 'varchar(64)', (column) => column.notNull())
      .addColumn('place', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('contact_looks_by_time').on('contact_looks').column('at').execute();
  },
};
