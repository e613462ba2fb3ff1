import type { Migration } from 'kysely/migration';

/** Who is reminded of an event's deadlines, and of which they were. */
export const reminders: Migration = {
  async up(db) {
    await db.schema
      .createTable('reminders')
      .addColumn('event', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sent_reminders')
      .addColumn('event', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'varchar(128)', (column) => column.notNull())
      .addColumn('tried_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'varchar(32)')
      .addColumn('problem', 'varchar(32)', (column) => column.notNull())
      .addPrimaryKeyConstraint('sent_reminders_key', ['event', 'name'])
      .execute();
  },
};
