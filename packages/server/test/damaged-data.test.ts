import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApplication } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { carryOut, ida, noon, result, startTournament, tournamentId } from './sample-tournament.ts';

async function openIn(folder: string) {
  const created = await createApplication({ dataDirectory: folder, clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

describe('a journal changed behind Rokade’s back', () => {
  it('is named in the list, refuses commands, and its sound part can be saved', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const before = await openIn(folder);
    const id = await startTournament(before);
    await startTournament(before, 'spring');
    await carryOut(before, id, result(1, 1, 2, 0), result(1, 2, 2, 0));
    const whole = await before.tournaments.journal(id);
    await before.close();
    const database = new DatabaseSync(join(folder, 'rokade.sqlite'));
    database.exec(
      `UPDATE journal_entries SET entry = replace(entry, '"white":2', '"white":0')
       WHERE journal = 'autumn' AND version = 13`,
    );
    database.close();

    const app = await openIn(folder);
    const damaged = {
      code: 'store.damaged',
      soundVersions: 12,
      foundVersions: 13,
      problem: 'hash-mismatch',
    };
    const list = async () =>
      (await app.tournaments.list()).map((listed) => [listed.id, listed.damaged]);
    await expect.poll(list).toEqual([
      [id, damaged],
      [tournamentId('spring'), null],
    ]);
    const command = result(1, 3, 2, 0);
    const request = { basedOn: 13, command, reason: '', confirmed: false };
    expect(await app.tournaments.execute(id, request, ida)).toEqual({ ok: false, error: damaged });

    const salvaged = await app.tournaments.salvage(id);
    const imported = await app.tournaments.importJson(salvaged.ok ? salvaged.value : '');
    const again = await app.tournaments.journal(imported.ok ? imported.value : id);
    expect(again.ok && again.value.slice(1)).toEqual(whole.ok && whole.value.slice(1, 12));
    await app.close();
  });

  it('with a name that is no JSON keeps nobody from the others, and is in health', async () => {
    const folder = folderForTest();
    const before = await openIn(folder);
    const id = await startTournament(before);
    await startTournament(before, 'spring');
    await before.close();
    const database = new DatabaseSync(join(folder, 'rokade.sqlite'));
    database.exec(
      `UPDATE personal_values SET value = replace(value, '{', '[') WHERE journal = 'autumn'`,
    );
    database.close();

    const app = await openIn(folder);
    const found = { code: 'health.book-damaged', kind: 'tournament', id, soundVersions: 1 };
    await expect.poll(() => app.health()).toMatchObject([found]);
    const listed = await app.tournaments.list();
    expect(listed.map((one) => [one.id, one.damaged?.code ?? null])).toEqual([
      [id, 'store.damaged'],
      [tournamentId('spring'), null],
    ]);
    const salvaged = await app.tournaments.salvage(id);
    const imported = await app.tournaments.importJson(salvaged.ok ? salvaged.value : '');
    const again = await app.tournaments.get(imported.ok ? imported.value : id);
    expect(again.ok && again.value.rounds).toHaveLength(1);
    await app.close();
  });

  it.each(['{', '{"format":9}', '{"format":9,"summary":{"name":"x"},"check":1}'])(
    'whose summary is %s is listed by what its journal says',
    async (summary) => {
      const folder = folderForTest();
      const before = await openIn(folder);
      await startTournament(before);
      const [listed] = await before.tournaments.list();
      await before.close();
      const database = new DatabaseSync(join(folder, 'rokade.sqlite'));
      database.prepare('UPDATE journals SET summary = ?').run(summary);
      database.close();
      const app = await openIn(folder);
      expect(await app.tournaments.list()).toEqual([listed]);
      await app.close();
    },
  );
});
