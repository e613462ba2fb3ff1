import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseFileName, moveStorage } from '../src/index.ts';
import { contentOf, fill, filled, kinds, opened } from './filled-place.ts';
import { folderForTest } from './temporary-folder.ts';

async function filledFolder(): Promise<string> {
  const folder = folderForTest();
  await fill(folder);
  return folder;
}

it('takes a folder to another, and leaves the first as it was', async () => {
  const [folder, target] = [await filledFolder(), folderForTest()];
  const before = await contentOf(folder);
  expect(await moveStorage(folder, target, kinds)).toEqual({ ok: true, value: filled });
  expect(await contentOf(target)).toEqual(before);
  expect(await contentOf(folder)).toEqual(before);
});

it('moves a damaged journal as it is, and names it where its kind is known', async () => {
  const folder = await filledFolder();
  const database = new DatabaseSync(join(folder, databaseFileName));
  database.exec(
    "update journal_entries set entry = replace(entry, 'Ida', 'Eva') where journal = 'autumn'",
  );
  database.close();
  const moved = { ...filled, damaged: ['autumn'] };
  expect(await moveStorage(folder, folderForTest(), kinds)).toEqual({ ok: true, value: moved });
  const [, counting] = kinds;
  expect(await moveStorage(folder, folderForTest(), counting ? [counting] : [])).toEqual({
    ok: true,
    value: filled,
  });
});

it('refuses a folder that holds something, and leaves it alone', async () => {
  const [folder, full] = [await filledFolder(), await filledFolder()];
  const before = await contentOf(full);
  expect(await moveStorage(folder, full, kinds)).toEqual({
    ok: false,
    error: { code: 'move.not-empty', place: full },
  });
  expect(await contentOf(full)).toEqual(before);
});

it('refuses where a Rokade works, and goes on once it has ended', async () => {
  const [folder, target] = [await filledFolder(), folderForTest()];
  const there = await opened(target);
  expect(await moveStorage(folder, target, kinds)).toEqual({
    ok: false,
    error: { code: 'store.locked', folder: target },
  });
  await there.close();
  expect(await moveStorage(folder, target, kinds)).toEqual({ ok: true, value: filled });
});

it('refuses to move from where nothing is, and makes nothing there', async () => {
  const [nowhere, target] = [join(folderForTest(), 'none'), folderForTest()];
  expect(await moveStorage(nowhere, target, kinds)).toEqual({
    ok: false,
    error: { code: 'store.no-database', folder: nowhere },
  });
  expect([existsSync(nowhere), existsSync(join(target, databaseFileName))]).toEqual([false, false]);
});

it('says that another program holds where to, and goes on once it has let go', async () => {
  const [folder, target] = [await filledFolder(), folderForTest()];
  await (await opened(target)).close();
  const holder = new DatabaseSync(join(target, databaseFileName));
  holder.exec('BEGIN IMMEDIATE');
  // Six seconds between two readings of the clock: no time is left for another try.
  let clock = 0;
  const look = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 6000));
  onTestFinished(() => look.mockRestore());
  const failed = await moveStorage(folder, target, kinds);
  holder.close();
  expect(failed).toEqual({ ok: false, error: { code: 'store.failed', problem: 'busy' } });
  expect(await moveStorage(folder, target, kinds)).toEqual({ ok: true, value: filled });
});
