import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { databaseFileName, openStorage } from '../src/index.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { folderForTest } from './temporary-folder.ts';

const entries = countingEntries(1, 1700);

async function openedIn(folder: string) {
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { journals, close } = opened.value;
  return { ...journals(countingBook), close };
}

/** How often other tasks get their turn during some work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const tick = (): void => {
    turns += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isOver = true;
  return turns;
}

it('is written and read some entries at a time, and others have their turn', async () => {
  const store = await openedIn(folderForTest());
  expect(await turnsDuring(() => store.append('long', 0, entries))).toBeGreaterThanOrEqual(3);
  expect(await turnsDuring(() => store.readSealed('long'))).toBeGreaterThanOrEqual(6);
  const read = await store.read('long', 0);
  expect(read.ok && read.value).toEqual(entries);
  const rest = await store.read('long', 1100);
  expect(rest.ok && rest.value).toEqual(entries.slice(1100));
  await store.close();
});

it.each([
  [1, 0],
  [500, 499],
  [501, 500],
  [1234, 1233],
  [1700, 1699],
])('tells that entry %i was changed', async (version, soundVersions) => {
  const folder = folderForTest();
  const before = await openedIn(folder);
  await before.append('long', 0, entries);
  await before.close();
  const database = new DatabaseSync(join(folder, databaseFileName));
  database.exec(
    `UPDATE journal_entries SET entry = replace(entry, 'Ida', 'Eva') WHERE version = ${version}`,
  );
  database.close();
  const store = await openedIn(folder);
  const sound = await store.readSound('long');
  expect(sound.ok && sound.value.entries).toEqual(entries.slice(0, soundVersions));
  expect(sound.ok && sound.value.damage).toEqual({
    code: 'store.damaged',
    problem: 'hash-mismatch',
    soundVersions,
    foundVersions: 1700,
  });
  await store.close();
});
