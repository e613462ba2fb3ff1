import type { Migration } from 'kysely/migration';

/** When a link or a program's token was last used. */
export const usedLinks: Migration = {
  async up(db) {
    await db.schema.alterTable('helper_links').addColumn('used_at', 'varchar(32)').execute();
  },
};
