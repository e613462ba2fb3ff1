import type { Migration } from 'kysely/migration';

/** By which device, since when and until when a session was used; of older ones it is not known. */
export const whereSignedIn: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'varchar(100)', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const moment of ['begun_at', 'used_at']) {
      await db.schema.alterTable('sessions').addColumn(moment, 'varchar(32)').execute();
    }
  },
};
