import type { Migration } from 'kysely/migration';

/** Lists of what is running, to come or over, by day, of one organisation or all, are read and counted in their index. */
export const listsByState: Migration = {
  up: (db) =>
    db.schema
      .createIndex('journals_by_state')
      .on('journals')
      .columns(['kind', 'state', 'archived', 'is_public', 'day', 'journal', 'organisation'])
      .execute(),
};
