import type { Migration } from 'kysely/migration';

/** Passkeys, the challenges they answer, and which accounts sign in by them alone. */
export const passkeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
      .addColumn('account_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('rp_id', 'varchar(255)', (column) => column.notNull())
      .addColumn('name', 'varchar(200)', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      // Up to 2^32, which the integers of some databases do not hold.
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('made_at', 'varchar(32)', (column) => column.notNull())
      .addColumn('used_at', 'varchar(32)')
      .execute();
    await db.schema
      .createIndex('passkeys_by_account')
      .on('passkeys')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('purpose', 'varchar(100)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('passkey_only', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
