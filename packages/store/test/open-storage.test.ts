import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tournamentBook } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { databaseFileName, openBeside, openStorage, salvageDatabase } from '../src/index.ts';
import { openDatabase } from '../src/sqlite/open-database.ts';
import { sampleEntries, tournamentId, wholeEntries } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const autumn = tournamentId('autumn');
const spring = tournamentId('spring');

async function folderWithJournal(entries: number): Promise<string> {
  const folder = folderForTest();
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  await opened.value.journals(tournamentBook).append(autumn, 0, sampleEntries(autumn, 1, entries));
  await opened.value.close();
  return folder;
}

const fileIn = (folder: string): string => join(folder, databaseFileName);

describe('opening the data folder', () => {
  it('is for one process at a time, and free again after closing', async () => {
    const folder = folderForTest();
    const first = await openStorage(folder);
    expect(await openStorage(folder)).toEqual({
      ok: false,
      error: { code: 'store.locked', folder },
    });
    if (first.ok) await first.value.close();
    const again = await openStorage(folder);
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });

  it('refuses a folder that cannot be made', async () => {
    const folder = folderForTest();
    writeFileSync(join(folder, 'file'), '');
    const inFile = join(folder, 'file', 'data');
    expect(await openStorage(inFile)).toEqual({
      ok: false,
      error: { code: 'store.folder-unusable', folder: inFile },
    });
  });

  it.runIf(existsSync('/proc/self'))('refuses a folder in which nothing can be made', async () => {
    const folder = '/proc/rokade/data';
    expect(await openStorage(folder)).toEqual({
      ok: false,
      error: { code: 'store.folder-unusable', folder },
    });
  });

  it('makes the folders above, for the owner alone', async () => {
    const folder = join(folderForTest(), 'a', 'b');
    const storage = await openStorage(folder);
    expect(storage.ok).toBe(true);
    expect(statSync(folder).mode & 0o77).toBe(0);
    expect(statSync(dirname(folder)).mode & 0o77).toBe(0);
    expect(statSync(fileIn(folder)).mode & 0o77).toBe(0);
    if (storage.ok) await storage.value.close();
  });

  it('closes a folder and a database that were there before to others', async () => {
    const folder = await folderWithJournal(1);
    chmodSync(folder, 0o755);
    chmodSync(fileIn(folder), 0o644);
    const storage = await openStorage(folder);
    const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
      (path) => statSync(path).mode & 0o77,
    );
    expect(new Set(modes)).toEqual(new Set([0]));
    if (storage.ok) await storage.value.close();
  });

  it.each([
    ['text', 'malformed', (file: string) => writeFileSync(file, 'Hansen, Ida;1812\n'.repeat(500))],
    ['nothing', 'empty', (file: string) => writeFileSync(file, '')],
    ['half of it', 'malformed', (file: string) => truncateSync(file, 16_384)],
    ['its first hundred bytes', 'malformed', (file: string) => truncateSync(file, 100)],
    [
      'zeros in the middle',
      'malformed',
      (file: string) => writeFileSync(file, readFileSync(file).fill(0, 20_000, 40_000)),
    ],
  ])('says what is wrong with a file holding %s, and leaves it', async (_, problem, spoil) => {
    const folder = await folderWithJournal(200);
    spoil(fileIn(folder));
    const before = readFileSync(fileIn(folder));
    expect(await openStorage(folder)).toEqual({
      ok: false,
      error: { code: 'store.unreadable', file: fileIn(folder), problem },
    });
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
  });

  it('says that a database which is a folder cannot be got at', async () => {
    const folder = folderForTest();
    mkdirSync(fileIn(folder));
    expect(await openStorage(folder)).toMatchObject({
      error: { code: 'store.unreadable', problem: 'no-access' },
    });
  });

  it('says of a database with tables of somebody else’s that it is none of ours', async () => {
    const folder = folderForTest();
    const database = new DatabaseSync(fileIn(folder));
    database.exec('CREATE TABLE kysely_migration (colour TEXT)');
    database.close();
    expect(await openStorage(folder)).toMatchObject({
      error: { code: 'store.unreadable', problem: 'malformed' },
    });
  });

  it('takes migrations that nobody wrote for what they are: a mistake of ours, not of the file', async () => {
    const folder = await folderWithJournal(1);
    const database = new DatabaseSync(fileIn(folder));
    database.exec('DELETE FROM kysely_migration WHERE rowid = 1');
    database.close();
    await expect(openStorage(folder)).rejects.toThrow('corrupted migrations');
  });

  it('lets go of a folder it could not open', async () => {
    const folder = await folderWithJournal(1);
    writeFileSync(fileIn(folder), 'spoilt');
    await openStorage(folder);
    expect(await openStorage(folder)).toMatchObject({ error: { code: 'store.unreadable' } });
  });

  it('leaves a newer Rokade’s database alone', async () => {
    const folder = await folderWithJournal(1);
    const database = new DatabaseSync(fileIn(folder));
    database.exec(`
      INSERT INTO kysely_migration VALUES ('0999-later', '2030-01-01');
      INSERT INTO meta VALUES ('sweep-due', '');
    `);
    database.close();
    const before = readFileSync(fileIn(folder));
    expect(await openStorage(folder)).toEqual({
      ok: false,
      error: { code: 'store.newer-database' },
    });
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });
});

describe('opening it beside a Rokade that runs', () => {
  it('begins nothing where nothing is', async () => {
    const folder = folderForTest();
    const error = { code: 'store.no-database', folder };
    expect(await openBeside(folder)).toEqual({ ok: false, error });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what is wrong with a damaged one', async () => {
    const folder = await folderWithJournal(200);
    truncateSync(fileIn(folder), 16_384);
    expect(await openBeside(folder)).toMatchObject({
      error: { code: 'store.unreadable', problem: 'malformed' },
    });
  });
});

it('notices once what another connection wrote, and not what it reads itself', async () => {
  const folder = await folderWithJournal(1);
  const opened = await openDatabase(fileIn(folder));
  if (!opened.ok) throw new Error(opened.error.code);
  const { mayHaveChanged, close } = opened.value;
  const threeAnswers = () => [mayHaveChanged(), mayHaveChanged(), mayHaveChanged()];
  expect(threeAnswers()).toEqual([true, false, false]);
  const other = new DatabaseSync(fileIn(folder));
  other.exec("INSERT INTO meta VALUES ('some', 'thing')");
  other.close();
  expect(threeAnswers()).toEqual([true, false, false]);
  await close();
});

describe('salvaging a damaged database', () => {
  it('saves the sound entries before the damage', async () => {
    const folder = await folderWithJournal(2000);
    const whole = readFileSync(fileIn(folder));
    truncateSync(fileIn(folder), Math.floor(whole.length / 2));
    const salvaged = [...salvageDatabase(fileIn(folder), [tournamentBook])];
    const saved = salvaged[0]?.entries.length ?? 0;
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBeLessThan(2000);
    expect(salvaged).toMatchObject([{ kind: tournamentBook, id: autumn }]);
    // Names may have been in the other half.
    expect(wholeEntries(autumn, salvaged[0]?.entries ?? [])).toBeGreaterThan(saved / 2);
  });

  it('leaps over malformed pages to other journals', async () => {
    const folder = await folderWithJournal(1000);
    const middle = statSync(fileIn(folder)).size / 2;
    const opened = await openStorage(folder);
    if (!opened.ok) throw new Error(opened.error.code);
    await opened.value.journals(tournamentBook).append(spring, 0, sampleEntries(spring, 1, 300));
    await opened.value.close();
    writeFileSync(fileIn(folder), readFileSync(fileIn(folder)).fill(0, middle, middle + 40_000));
    expect(await openStorage(folder)).toMatchObject({ error: { problem: 'malformed' } });
    const salvaged = [...salvageDatabase(fileIn(folder), [tournamentBook])];
    expect(salvaged.map(({ id }) => id)).toEqual([autumn, spring]);
    expect(salvaged[1]?.entries).toEqual(sampleEntries(spring, 1, 300));
  });

  it('finds nothing in a file that never was one', async () => {
    const file = join(folderForTest(), 'notes.txt');
    writeFileSync(file, 'no database');
    expect([...salvageDatabase(file, [tournamentBook])]).toEqual([]);
  });
});
