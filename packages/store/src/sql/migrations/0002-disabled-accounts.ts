import type { Migration } from 'kysely/migration';

/** Since when an account lets nobody in; null: it does. */
export const disabledAccounts: Migration = {
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('disabled_at', 'varchar(32)').execute();
  },
};
