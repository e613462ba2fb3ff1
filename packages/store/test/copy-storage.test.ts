import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import {
  copiedBooks,
  copyStorage,
  databaseFileName,
  readCopy,
  restoredFileName,
} from '../src/index.ts';
import { contentOf, fill, filled, kinds, opened } from './filled-place.ts';
import { folderForTest } from './temporary-folder.ts';

async function filledFolder(): Promise<string> {
  const folder = folderForTest();
  await fill(folder);
  return folder;
}

/** Puts a copy that was read beside a folder's database, where the next opening takes it from. */
async function restore(copy: string, folder: string) {
  return readCopy(copy, join(folder, restoredFileName), kinds);
}

describe('a copy of everything', () => {
  it('is made while a Rokade works there, and holds all but who is signed in', async () => {
    const [folder, target] = [await filledFolder(), folderForTest()];
    const before = await contentOf(folder);
    const working = await opened(folder);
    const copy = join(target, 'copy.sqlite');
    expect(await copyStorage(folder, copy, kinds)).toEqual({ ok: true, value: filled });
    await working.close();
    expect(await restore(copy, target)).toEqual({ ok: true, value: filled });
    expect(copiedBooks(join(target, restoredFileName))).toEqual({
      kinds: { counting: 1, tournament: 1 },
      changedAt: expect.stringMatching(/^20\d\d-/),
    });
    expect(readdirSync(target)).toEqual([restoredFileName]);
    const { heads, sealed, removed, accounts, session } = await contentOf(target);
    expect({ heads, sealed, removed }).toEqual({
      heads: before.heads,
      sealed: before.sealed,
      removed: before.removed,
    });
    expect([accounts.map(({ name }) => name), session]).toEqual([['Ida Ørsted'], null]);
  });

  it('takes the place of what was there, which is kept beside it', async () => {
    const [folder, target] = [await filledFolder(), folderForTest()];
    const other = await opened(target);
    await other.close();
    const copy = join(target, 'copy.sqlite');
    await copyStorage(folder, copy, kinds);
    await restore(copy, target);
    expect(await contentOf(target)).toMatchObject({ accounts: [{ name: 'Ida Ørsted' }] });
    const [replaced = ''] = readdirSync(target).filter((name) => name.startsWith('replaced-'));
    expect(readdirSync(join(target, replaced))).toEqual([databaseFileName]);
    expect(existsSync(join(target, restoredFileName))).toBe(false);
  });

  it('is not taken from a file that is none, and nothing is left of it', async () => {
    const folder = folderForTest();
    const sent = join(folder, 'sent.sqlite');
    writeFileSync(sent, 'Monrad on Tuesday. '.repeat(500));
    expect(await restore(sent, folder)).toMatchObject({
      error: { code: 'store.unreadable', problem: 'malformed' },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken from a database of another program', async () => {
    const folder = folderForTest();
    const sent = join(folder, 'sent.sqlite');
    const other = new DatabaseSync(sent);
    other.exec('create table games (moves text); insert into games values (1)');
    other.close();
    expect(await restore(sent, folder)).toEqual({
      ok: false,
      error: { code: 'copies.not-a-copy' },
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
