import type { Migration } from 'kysely/migration';

/** Lists by day, of some state or public ones alone, are read and counted in their index. */
export const listsByDay: Migration = {
  async up(db) {
    await db.schema.dropIndex('journals_by_day').execute();
    await db.schema
      .createIndex('journals_by_day')
      .on('journals')
      .columns(['kind', 'archived', 'day', 'journal', 'state', 'is_public'])
      .execute();
  },
};
