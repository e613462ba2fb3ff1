import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrateSchema } from '../src/sql/migrate-schema.ts';
import { tablesOf } from '../src/sql/schema.ts';
import { makeNewestSchema } from '../src/sqlite/newest-schema.ts';
import { nodeSqliteDialect } from '../src/sqlite/node-sqlite-dialect.ts';
import { folderForTest } from './temporary-folder.ts';

type Make = (database: DatabaseSync, db: ReturnType<typeof tablesOf>) => Promise<unknown>;

/** Everything that stands in a new database, but for the moments of its steps. */
async function contentsOf(make: Make) {
  const database = new DatabaseSync(join(folderForTest(), 'new.sqlite'));
  const db = tablesOf(nodeSqliteDialect(database, 'begin immediate'));
  onTestFinished(() => db.destroy());
  await make(database, db);
  const made = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all();
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = tables.map((table) => [
    table,
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map(({ timestamp: _, ...row }) => row),
  ]);
  return { made, rows };
}

it('is the same in every new database of a process as by all steps, one after the other', async () => {
  const bySteps = await contentsOf((_, db) => migrateSchema(db));
  expect(bySteps.made.length).toBeGreaterThan(20);
  expect(await contentsOf(makeNewestSchema)).toEqual(bySteps);
  expect(await contentsOf(makeNewestSchema)).toEqual(bySteps);
});

/** A new database with little room; `most`: how many pages it may have. */
function smallDatabase(most: number) {
  const database = new DatabaseSync(join(folderForTest(), 'small.sqlite'));
  database.exec(`PRAGMA max_page_count = ${most}`);
  return { database, db: tablesOf(nodeSqliteDialect(database, 'begin immediate')) };
}

it.each([0, 1])(
  'is whole in the next database where the disk was full in the midst of one, after %i others',
  async (others) => {
    vi.resetModules();
    const fresh = await import('../src/sqlite/newest-schema.ts');
    const bySteps = await contentsOf((_, db) => migrateSchema(db));
    for (let made = 0; made < others; made++) await contentsOf(fresh.makeNewestSchema);
    for (const most of [2, 5, 20]) {
      const { database, db } = smallDatabase(most);
      await expect(fresh.makeNewestSchema(database, db)).rejects.toThrow(/full/);
      await db.destroy();
    }
    expect(await contentsOf(fresh.makeNewestSchema)).toEqual(bySteps);
    expect(await contentsOf(fresh.makeNewestSchema)).toEqual(bySteps);
  },
);
