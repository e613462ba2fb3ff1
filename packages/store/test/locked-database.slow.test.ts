import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { tournamentBook } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFileName } from '../src/index.ts';
import { migrateSchema } from '../src/sql/migrate-schema.ts';
import { tablesOf } from '../src/sql/schema.ts';
import { makeSqlJournals } from '../src/sql/sql-journals.ts';
import { nodeSqliteDialect } from '../src/sqlite/node-sqlite-dialect.ts';
import { sqliteProblem } from '../src/sqlite/sqlite-problem.ts';
import { openJournals } from './open-journals.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const autumn = tournamentId('autumn');

async function storageForTest() {
  const folder = folderForTest();
  const journals = await openJournals(folder);
  onTestFinished(journals.close);
  await journals.append(autumn, 0, sampleEntries(autumn, 1, 2));
  return { folder, journals, accounts: journals.accounts };
}

/** Another program takes the write lock; returns the function that releases it. */
function holdDatabase(folder: string): () => void {
  const database = new DatabaseSync(join(folder, databaseFileName));
  database.exec('BEGIN IMMEDIATE');
  return () => database.close();
}

describe('a database that another program holds', () => {
  it('is waited for, while others read and everything else goes on', async () => {
    const { folder, journals, accounts } = await storageForTest();
    const letGo = holdDatabase(folder);
    const writing = journals.append(autumn, 2, sampleEntries(autumn, 3, 3));
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    const states: unknown[] = [];
    const written = writing.then((answer) => states.push(answer));
    for (let look = 0; look < 10; look++) {
      expect(await journals.read(autumn, 0)).toEqual({
        ok: true,
        value: sampleEntries(autumn, 1, 2),
      });
      expect(await accounts.hasAccounts()).toBe(false);
      await setTimeout(50);
    }
    expect(states).toEqual([]);
    expect(ticks).toBeGreaterThan(10);
    letGo();
    await written;
    clearInterval(ticking);
    expect(states).toEqual([{ ok: true, value: 3 }]);
  });

  it('is waited for five seconds from when each write was asked for, then the write fails', async () => {
    const { folder, journals } = await storageForTest();
    const letGo = holdDatabase(folder);
    const startedAt = performance.now();
    const answers = await Promise.all(
      [1, 2, 3].map(() => journals.append(autumn, 2, sampleEntries(autumn, 3, 3))),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const busy = { ok: false, error: { code: 'store.failed', problem: 'busy' } };
    expect(answers).toEqual([busy, busy, busy]);
    expect(seconds).toBeGreaterThan(4.9);
    expect(seconds).toBeLessThan(9);
    letGo();
    expect(await journals.append(autumn, 2, sampleEntries(autumn, 3, 3))).toMatchObject({
      ok: true,
    });
  });

  it('is waited for where it is read-only, too', async () => {
    const database = new DatabaseSync(':memory:');
    const db = tablesOf(nodeSqliteDialect(database, 'begin immediate'));
    onTestFinished(() => db.destroy());
    await migrateSchema(db);
    const { journals: of, endWatch } = makeSqlJournals({
      db,
      reader: db,
      hold: async () => undefined,
      announce: async () => undefined,
      isUsedByOthers: async () => false,
      mayHaveChanged: () => false,
      sweep: async () => true,
      problemOf: sqliteProblem,
      close: async () => undefined,
    });
    onTestFinished(endWatch);
    const journals = of(tournamentBook);
    database.exec('PRAGMA query_only = ON');
    const answer = journals.append(autumn, 0, sampleEntries(autumn, 1, 1));
    const first = await Promise.race([answer, setTimeout(300, 'waiting')]);
    database.exec('PRAGMA query_only = OFF');
    expect([first, await answer]).toEqual(['waiting', { ok: true, value: 1 }]);
  });

  it('opens for those who only read', async () => {
    const folder = folderForTest();
    const before = await openJournals(folder);
    await before.append(autumn, 0, sampleEntries(autumn, 1, 2));
    await before.close();
    const letGo = holdDatabase(folder);
    const journals = await openJournals(folder);
    expect(await journals.read(autumn, 0)).toMatchObject({ ok: true });
    await journals.close();
    letGo();
  });
});
