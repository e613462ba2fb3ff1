import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApplication, parseJournalFile } from '../src/index.ts';
import { carryOut, ida, noon, result, startTournament } from './sample-tournament.ts';

async function openOnDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
    expect(files).toEqual(['round-1-20261121T120000000Z.json', 'round-2-20261121T120000000Z.json']);
    const first = readFileSync(join(folder, 'backups', id, files[0] ?? ''), 'utf8');
    const parsed = parseJournalFile(first);
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
          id,
          round: 1,
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

  it('are not made of demos', async () => {
    const { app, folder } = await openOnDisk();
    await app.tournaments.createDemo(ida);
    await app.close();
    expect(readdirSync(folder)).not.toContain('backups');
  });
});
