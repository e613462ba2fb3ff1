import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApplication, parseJournalFile, tournamentKind } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { carryOut, ida, noon, result, startTournament } from './sample-tournament.ts';

async function openOnDisk(folder = folderForTest()) {
  const created = await createApplication({ dataDirectory: folder, clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  return { app: created.value, folder };
}

describe('backups', () => {
  it('are written at each published round and can be imported', async () => {
    const { app, folder } = await openOnDisk();
    const id = await startTournament(app);
    const atRound1 = await app.tournaments.journal(id);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0));
    await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(app.health()).toEqual([]);
    await app.close();
    const files = readdirSync(join(folder, 'backups', id)).toSorted();
    const names = ['round-1-20261121T120000000Z', 'round-2-20261121T120000000Z'];
    expect(files).toEqual(names.flatMap((name) => [`${name}.html`, `${name}.json`]));
    const [paper = '', first = ''] = files
      .slice(0, 2)
      .map((file) => readFileSync(join(folder, 'backups', id, file), 'utf8'));
    expect(paper).toMatch(/^<!doctype html>[\s\S]*Hvis strømmen går[\s\S]*Rundekort/);
    const parsed = parseJournalFile(tournamentKind, first);
    expect(parsed.ok && parsed.value.entries).toEqual(atRound1.ok && atRound1.value);
  });

  it('are reported when they cannot be written, and stop nothing', async () => {
    const { app, folder } = await openOnDisk();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const id = await startTournament(app);
    await expect
      .poll(() => app.health())
      .toEqual([
        {
          code: 'health.backup-failed',
          kind: 'tournament',
          id,
          name: 'round-1-20261121T120000000Z.json',
          folder: join(folder, 'backups', id),
          problem: 'io',
        },
      ]);
    rmSync(join(folder, 'backups'));
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0));
    await carryOut(app, id, { kind: 'pair-round' }, { kind: 'publish-round' });
    await expect.poll(() => app.health()).toEqual([]);
    await app.close();
  });

  it('that a crash cut off are made up at the next start', async () => {
    const { app, folder } = await openOnDisk();
    const id = await startTournament(app);
    await app.close();
    const copies = join(folder, 'backups', id);
    const name = 'round-1-20261121T120000000Z.json';
    const whole = readFileSync(join(copies, name), 'utf8');
    renameSync(join(copies, name), join(copies, `${name}.part`));
    writeFileSync(join(copies, `${name}.part`), whole.slice(0, 1000));
    const { app: next } = await openOnDisk(folder);
    const paper = name.replace('json', 'html');
    await expect.poll(() => readdirSync(copies).toSorted()).toEqual([paper, name]);
    expect(readFileSync(join(copies, name), 'utf8')).toBe(whole);
    expect(next.health()).toEqual([]);
    await next.close();
  });

  it('that failed are remembered over a restart, until they succeed', async () => {
    const { app, folder } = await openOnDisk();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const id = await startTournament(app);
    await app.close();
    const { app: second } = await openOnDisk(folder);
    await expect.poll(() => second.health()).toMatchObject([{ id, problem: 'io' }]);
    await second.close();
    rmSync(join(folder, 'backups'));
    const { app: third } = await openOnDisk(folder);
    await expect.poll(() => existsSync(join(folder, 'backups', id))).toBe(true);
    await third.close();
    expect(third.health()).toEqual([]);
    expect(readdirSync(join(folder, 'backups', id))).toHaveLength(2);
  });

  it('are not made of demos', async () => {
    const { app, folder } = await openOnDisk();
    await app.tournaments.createDemo(ida);
    await app.close();
    expect(readdirSync(folder)).not.toContain('backups');
  });
});
