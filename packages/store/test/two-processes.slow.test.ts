import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';
import { type JournalChange, openStorage } from '../src/index.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { folderForTest } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./appending-process.ts', import.meta.url));
const run = promisify(execFile);
const each = 60;

it('keeps every entry of two processes that write one journal, and a third hears of all in order', async () => {
  const folder = folderForTest();
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value.journals(countingBook);
  const heard: JournalChange<{ readonly kind: 'added'; readonly number: number }>[] = [];
  store.subscribe((change) => heard.push(change));
  const steps = [1, 1000];
  await Promise.all(
    steps.map((step) => run(process.execPath, [program, folder, `${each}`, `${step}`])),
  );
  const read = await store.read('both', 0);
  const numbers = read.ok ? read.value.map(({ event }) => 'number' in event && event.number) : [];
  // Each process wrote its own step at the versions that it won, and no version was won twice.
  expect(numbers.map((number, index) => Number(number) / (index + 1)).toSorted()).toEqual(
    [...Array(each).fill(1), ...Array(each).fill(1000)].toSorted(),
  );
  await expect.poll(() => heard.at(-1)?.version, { timeout: 20_000 }).toBe(2 * each);
  expect(heard.flatMap(({ entries }) => entries)).toEqual(read.ok && read.value);
  // Its own writing continues from there.
  const next = countingEntries(2 * each + 1, 2 * each + 1);
  expect(await store.append('both', 2 * each, next)).toMatchObject({ ok: true });
  await opened.value.close();
});
