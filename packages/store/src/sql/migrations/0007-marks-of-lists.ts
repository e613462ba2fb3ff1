import type { Migration } from 'kysely/migration';

/** What lists find books by. Marks of format 0 are none yet: they are made of what lists say. */
export const marksOfLists: Migration = {
  async up(db) {
    const add = (name: string, type: 'integer' | 'text' | 'varchar(16)' | 'varchar(32)') =>
      db.schema
        .alterTable('journals')
        .addColumn(name, type, (column) => column.notNull().defaultTo(type === 'integer' ? 0 : ''))
        .execute();
    await add('marked', 'integer');
    await add('words', 'text');
    await add('state', 'varchar(16)');
    await add('day', 'varchar(32)');
    await add('is_public', 'integer');
    await add('ties', 'text');
    const index = (name: string, columns: readonly string[]) =>
      db.schema
        .createIndex(name)
        .on('journals')
        .columns([...columns])
        .execute();
    await index('journals_marked', ['kind', 'marked']);
    await index('journals_by_day', ['kind', 'archived', 'state', 'day', 'journal']);
    await index('journals_by_change', ['kind', 'archived', 'changed_at', 'journal']);
  },
};
