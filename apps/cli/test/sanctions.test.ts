import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

/** A data folder with two people in its register. */
async function folderForTest() {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-sanctions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  await created.value.close();
  writeFileSync(join(folder, 'list.csv'), 'DSU-nr;Navn\n1001;Alm, Ida\n1002;Alm, Bo\n');
  const words = ['register', 'list', 'list.csv', '--yes', '--data', folder];
  expect((await run(words, terminalIn(folder))).exit).toBe(0);
  return folder;
}

const rokade = (folder: string, ...words: readonly string[]) =>
  run(['sanctions', ...words, '--data', folder, '--lang', 'en'], terminalIn(folder));

const json = async (folder: string, ...words: readonly string[]) =>
  JSON.parse((await rokade(folder, ...words, '--format', 'json')).out);

const statement = ['--by', 'tk', '--reasons', 'Left the hall.'] as const;

const warn = (folder: string, day: string, ...more: readonly string[]) => {
  const options = [
    '--kind',
    'warning',
    '--ground',
    'unsporting',
    '--day',
    day,
    '--event-ends',
    day,
  ];
  return rokade(folder, 'add', '1001', ...options, ...statement, ...more);
};

describe('rokade sanctions', () => {
  it('gives, shows the steps, lists on a day and lifts', async () => {
    const folder = await folderForTest();
    expect(await warn(folder, '2026-01-10')).toMatchObject({ exit: 0, errors: [] });
    const second = await warn(folder, '2026-02-10');
    expect(second.out).toBe('Entered: Alm, Ida, warning, became a suspension.\n');
    const shown = await rokade(folder, 'show', '1001', '--day', '2026-03-01');
    expect(shown.out).toContain('it becomes a suspension of 3 months');
    expect(shown.out).toContain('(DSU 2002 §19)');
    const on = async (day: string) =>
      (await json(folder, 'list', '--day', day)).sanctions.map(
        (one: { state: string }) => one.state,
      );
    expect(await on('2026-03-01')).toEqual(['in force', 'in force']);
    expect(await on('2027-02-01')).toEqual(['due for deletion', 'over, still kept']);
    const lifted = ['--day', '2026-03-01', '--by', 'Skaknævnet', '--reasons', 'Overturned.'];
    expect((await rokade(folder, 'lift', '1001', ...lifted)).errors.join()).toContain('--number');
    const done = await rokade(folder, 'lift', '1001', '--number', '2', ...lifted);
    expect(done.out).toContain('Lifted: Alm, Ida');
    expect(await on('2026-03-02')).toEqual(['in force', 'over, still kept']);
  });

  it('asks before the same is entered twice, and says what cannot be', async () => {
    const folder = await folderForTest();
    await warn(folder, '2026-01-10');
    expect((await warn(folder, '2026-01-10')).errors.join()).toContain('Are these two?');
    expect(await warn(folder, '2026-01-10', '--yes')).toMatchObject({ exit: 0 });
    expect((await warn(folder, '2026-02-30')).errors.join()).toContain('2026-02-30');
    const nobody = await rokade(folder, 'add', 'Nobody', ...statement);
    expect(nobody).toMatchObject({ exit: 1 });
    expect((await rokade(folder, 'show', 'Alm')).errors.join()).toContain('Alm, Bo; Alm, Ida');
    expect((await rokade(folder, 'burn')).errors.join()).toContain('list, show, add');
  });

  it('deletes what is due, once that is said, and takes the book out and in', async () => {
    const [from, to] = [await folderForTest(), await folderForTest()];
    await warn(from, '2020-01-10');
    await warn(from, '2030-01-10');
    expect((await rokade(from, 'delete')).out).toContain('Due for deletion: 1');
    expect((await rokade(from, 'delete', '--yes')).out).toBe('Deleted: 1.\n');
    expect((await rokade(from, 'delete', '--yes')).out).toBe('Deleted: 0.\n');
    writeFileSync(join(to, 'book.json'), (await rokade(from, 'export')).out);
    expect(await rokade(to, 'import', 'book.json')).toMatchObject({ exit: 0 });
    expect(await rokade(to, 'import', 'book.json')).toMatchObject({ exit: 2 });
  });
});
