import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { databaseFileName } from '../src/index.ts';
import { openJournals } from './open-journals.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const pageSize = 4096;
const [autumn, winter] = [tournamentId('autumn'), tournamentId('winter')];

/** Pages of a table's rows, in the order of the file. */
function leavesOf(file: string, table: string): readonly number[] {
  const database = new DatabaseSync(file);
  const leaves = database
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno")
    .all(table);
  database.close();
  return leaves.map(({ pageno }) => Number(pageno));
}

/** Overwrites a page while a program has the database open, as a failing disk does. */
function spoil(file: string, page: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(pageSize, 0x5a), 0, pageSize, (page - 1) * pageSize);
  closeSync(descriptor);
}

async function spoiledIn(table: string) {
  const folder = folderForTest();
  const file = join(folder, databaseFileName);
  const before = await openJournals(folder);
  await before.append(autumn, 0, sampleEntries(autumn, 1, 400));
  await before.append(winter, 0, sampleEntries(winter, 1, 5));
  await before.close();
  const leaves = leavesOf(file, table);
  const journals = await openJournals(folder);
  spoil(file, leaves[leaves.length >> 1] ?? 0);
  return journals;
}

it.each(['journal_entries', 'personal_values'])(
  'a damaged page of %s is damage of its book, and what can be read is saved',
  async (table) => {
    const journals = await spoiledIn(table);
    expect(await journals.read(autumn, 0)).toMatchObject({ error: { code: 'store.damaged' } });
    expect(await journals.readSealed(autumn)).toMatchObject({ error: { code: 'store.damaged' } });
    const sound = await journals.readSound(autumn);
    const saved = sound.ok ? sound.value.entries.length : 0;
    expect(saved).toBeGreaterThan(100);
    if (table === 'personal_values') expect(saved).toBe(400);
    expect(sound).toMatchObject({ value: { damage: { foundVersions: 400 } } });
    expect(await journals.read(winter, 0)).toMatchObject({ ok: true });
    await journals.close();
  },
);
