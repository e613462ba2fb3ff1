import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveStorage } from '../src/index.ts';
import { countingBook } from './counting-book.ts';
import { kinds, opened } from './filled-place.ts';
import { fillWithMany, killWhileMoving } from './killed-move.ts';
import { folderForTest } from './temporary-folder.ts';

/** Enough that a move of them can be killed in the middle. */
const many = 20_000;

it('leaves a folder empty when it is killed in the middle, and can be done again', async () => {
  const [folder, target] = [folderForTest(), folderForTest()];
  await fillWithMany(folder, many);
  const log = join(target, 'rokade.sqlite-wal');
  const isWriting = async () => existsSync(log) && statSync(log).size > 1_000_000;
  await killWhileMoving(folder, target, isWriting);
  const { journals, close } = await opened(target);
  expect(await journals(countingBook).list()).toEqual({ ok: true, value: [] });
  await close();
  expect(await moveStorage(folder, target, kinds)).toMatchObject({ value: { entries: many } });
});
