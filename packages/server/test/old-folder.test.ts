import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApplication } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { carryOut, ida, noon, tournamentId } from './sample-tournament.ts';

/** The data of a Rokade of before there were other books than tournaments; the file is never written anew. */
const oldDatabase = new URL('./fixtures/folders/schema-2.sqlite', import.meta.url);

function oldFolder(): string {
  const folder = folderForTest();
  copyFileSync(oldDatabase, join(folder, 'rokade.sqlite'));
  return folder;
}

async function openIn(folder: string) {
  const created = await createApplication({ dataDirectory: folder, clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(created.value.close);
  return created.value;
}

const hashesIn = (folder: string, column: string): readonly unknown[] => {
  const database = new DatabaseSync(join(folder, 'rokade.sqlite'), { readOnly: true });
  const rows = database
    .prepare(`SELECT ${column} AS journal, version, hash, entry FROM journal_entries ORDER BY 1, 2`)
    .all();
  database.close();
  return rows;
};

describe('a folder of an earlier Rokade', () => {
  it('lists its tournaments, and stores for the next time what the list says', async () => {
    const folder = oldFolder();
    const app = await openIn(folder);
    const list = await app.tournaments.list();
    expect(
      list.map(({ name, players, roundsPlayed, demo, damaged }) => [
        name,
        players,
        roundsPlayed,
        demo,
        damaged,
      ]),
    ).toEqual([
      ['Hjørnetårnets efterårsturnering', 24, 4, true, null],
      ['Klubturnering', 7, 2, false, null],
      ['Klubturnering', 7, 2, false, null],
    ]);
    expect(list[0]).toMatchObject({
      roundsPlanned: 7,
      firstDate: '2026-10-30',
      changedAt: '2026-11-20T17:47:00.000Z',
    });
    const database = new DatabaseSync(join(folder, 'rokade.sqlite'), { readOnly: true });
    const stored = database.prepare('SELECT count(summary) AS summaries FROM journals').get();
    database.close();
    expect(stored).toEqual({ summaries: 3 });
  });

  it('keeps every entry with its hash, and goes on', async () => {
    const folder = oldFolder();
    const before = hashesIn(folder, 'tournament_id');
    const app = await openIn(folder);
    const id = tournamentId('klub-2026');
    await carryOut(app, id, { kind: 'change-settings', changes: { place: 'Hal 2' } });
    const journal = await app.tournaments.journal(id);
    expect(journal.ok && journal.value.at(-1)?.event).toMatchObject({ kind: 'settings-changed' });
    const after = hashesIn(folder, 'journal');
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining([...before]));
    expect(await app.accounts.needsSetup()).toBe(false);
    const list = await app.tournaments.list();
    expect(list.find((listed) => listed.id === id)?.place).toBe('Hal 2');
  });

  it('begins the installation’s book beside them', async () => {
    const app = await openIn(oldFolder());
    const command = { kind: 'change-installation', changes: { name: 'Skakklubben' } } as const;
    const request = { basedOn: 0, command, reason: '', confirmed: false };
    expect(await app.installation.execute(request, ida)).toMatchObject({ ok: true });
    expect(app.installation.now().name).toBe('Skakklubben');
    expect(await app.tournaments.list()).toHaveLength(3);
  });
});
