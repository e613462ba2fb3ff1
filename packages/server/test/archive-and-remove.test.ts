import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '@rokade/store';
import { makeEntries, type TournamentEvent, tournamentBook } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { removeBook } from '../src/books/remove-book.ts';
import { type Application, createApplication, tournamentKind } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  noon,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

async function openOn(folder: string): Promise<Application> {
  const created = await createApplication({ dataDirectory: folder, clock: () => noon });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

const done = { ok: true, value: null };

describe('a tournament that is put away', () => {
  it('leaves the lists, can be read and played on, and comes back', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const api = apiClient(app);
    const signedIn = await setUpArbiter(app, api);
    const listed = async (query = '') => {
      const answer = await (await api.get(`/tournaments${query}`)).json();
      return (answer as { tournaments: readonly object[] }).tournaments.length;
    };
    const put = (archived: boolean) =>
      api.post(`/tournaments/${id}/archive`, { archived }, signedIn);
    expect([await listed(), await listed('?archived')]).toEqual([1, 0]);
    expect((await put(true)).status).toBe(204);
    expect([await listed(), await listed('?archived')]).toEqual([0, 1]);
    expect((await api.get(`/tournaments/${id}`)).status).toBe(200);
    await carryOut(app, id, result(1, 1, 2, 0));
    expect([await listed(), await listed('?archived')]).toEqual([0, 1]);
    expect((await put(false)).status).toBe(204);
    expect([await listed(), await listed('?archived')]).toEqual([1, 0]);
  });

  it('stays so over a restart', async () => {
    const folder = folderForTest();
    const app = await openOn(folder);
    const id = await startTournament(app);
    expect(await app.tournaments.archive(id, true)).toEqual(done);
    await app.close();
    const again = await openOn(folder);
    expect(await again.tournaments.list()).toMatchObject([{ id, archived: true, damaged: null }]);
    await again.close();
  });
});

describe('a tournament that is removed', () => {
  it('goes by its name alone, leaves a copy, and comes back whole from it', async () => {
    const folder = folderForTest();
    const app = await openOn(folder);
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0));
    const whole = await app.tournaments.journal(id);
    expect(await app.tournaments.remove(id, 'Forårsturnering')).toEqual({
      ok: false,
      error: { code: 'remove.other-name' },
    });
    expect(await app.tournaments.remove(id, `  ${settings.name} `)).toEqual(done);
    expect(await app.tournaments.list()).toEqual([]);
    const kept = readdirSync(join(folder, 'backups', id)).filter((name) => /^removed/.test(name));
    expect(kept).toEqual(['removed-20261121T120000000Z.json']);
    const copy = readFileSync(join(folder, 'backups', id, kept[0] ?? ''), 'utf8');
    expect(await app.tournaments.importJson(copy)).toEqual({ ok: true, value: id });
    expect(await app.tournaments.journal(id)).toEqual(whole);
    expect(app.health()).toEqual([]);
    await app.close();
  });

  it('says so to everybody who asks for it, until it is imported again', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    const api = apiClient(app);
    const signedIn = await setUpArbiter(app, api);
    const copy = await app.tournaments.exportJson(id);
    const { name } = settings;
    expect((await api.post(`/tournaments/${id}/remove`, { name }, signedIn)).status).toBe(204);
    for (const path of ['', '/standings', '/rounds/1']) {
      const answer = await api.get(`/tournaments/${id}${path}`);
      expect([answer.status, await answer.json()]).toEqual([410, { code: 'store.removed' }]);
    }
    expect((await api.get('/tournaments/never-was')).status).toBe(404);
    await app.tournaments.importJson(copy.ok ? copy.value : '');
    expect((await api.get(`/tournaments/${id}`)).status).toBe(200);
  });

  it('stays where its copy cannot be written', async () => {
    const folder = folderForTest();
    const app = await openOn(folder);
    const id = await startTournament(app);
    await app.close();
    rmSync(join(folder, 'backups'), { recursive: true });
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const again = await openOn(folder);
    expect(await again.tournaments.remove(id, settings.name)).toEqual({
      ok: false,
      error: { code: 'remove.backup-failed', folder: join(folder, 'backups', id), problem: 'io' },
    });
    expect(await again.tournaments.get(id)).toMatchObject({ ok: true });
    await again.close();
  });

  it('has in its copy what another process wrote while it was made', async () => {
    const opened = await openStorage(':memory:');
    if (!opened.ok) throw new Error(opened.error.code);
    const store = opened.value.journals(tournamentBook);
    const id = tournamentId('autumn');
    const entry = (version: number, event: TournamentEvent) =>
      makeEntries([event], { version, at: noon.toISOString(), actor: ida, reason: '' });
    await store.append(id, 0, entry(0, { kind: 'tournament-created', id, settings, demo: false }));
    const copied: number[] = [];
    const backups = {
      after: () => undefined,
      makeUp: () => undefined,
      problems: () => [],
      idle: async () => undefined,
      async keepLast(_: string, version: number) {
        copied.push(version);
        await store.append(id, 1, entry(1, { kind: 'entries-closed' }));
        return null;
      },
    };
    const context = { kind: tournamentKind, store, backups };
    expect(await removeBook(context, id, () => null)).toEqual(done);
    expect(copied).toEqual([1, 2]);
    await opened.value.close();
  });
});
