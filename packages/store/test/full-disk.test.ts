import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeSqlJournalStore } from '../src/sql/sql-journal-store.ts';
import { openDatabase } from '../src/sqlite/open-database.ts';
import { sqliteProblem } from '../src/sqlite/sqlite-problem.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

const autumn = tournamentId('autumn');

it('says that the disk is full, writes none of the entries, and goes on once there is room', async () => {
  const opened = await openDatabase(':memory:');
  if (!opened.ok) throw new Error(opened.error.code);
  const db = opened.value;
  const store = makeSqlJournalStore({ db, problemOf: sqliteProblem }, () => db.destroy());
  await store.append(autumn, 0, sampleEntries(autumn, 1, 10));
  const limitPages = (pages: number) => sql`PRAGMA max_page_count = ${sql.lit(pages)}`.execute(db);
  await limitPages(30);
  expect(await store.append(autumn, 10, sampleEntries(autumn, 11, 500))).toEqual({
    ok: false,
    error: { code: 'store.failed', problem: 'disk-full' },
  });
  expect(await store.read(autumn, 0)).toEqual({ ok: true, value: sampleEntries(autumn, 1, 10) });
  await limitPages(100_000);
  expect(await store.append(autumn, 10, sampleEntries(autumn, 11, 500))).toMatchObject({
    ok: true,
  });
  await store.close();
});
