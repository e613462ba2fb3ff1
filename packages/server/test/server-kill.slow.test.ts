import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isSweep, rotatingSeed } from '../../../test/rotating-seed.ts';
import { createApplication } from '../src/index.ts';
import { enterPlayers, settings, tournamentId } from './sample-tournament.ts';
import { signIn, spawnServer } from './spawned-server.ts';

/** Each begins a server, which takes longer than what it is killed at; each run kills at other moments. */
const kills = isSweep ? 12 : 3;
const offset = (rotatingSeed % 97) / 97;

/** Changes the tournament's place again and again until the server is gone; gives the last answer. */
async function writeUntilKilled(url: string, id: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/tournaments/${id}`, { headers });
  let acknowledged = ((await response.json()) as { version: number }).version;
  for (;;) {
    try {
      const place = `Hal ${acknowledged + 1}`;
      const body = {
        basedOn: acknowledged,
        command: { kind: 'change-settings', changes: { place } },
      };
      const written = await fetch(`${url}/api/tournaments/${id}/commands`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      acknowledged = ((await written.json()) as { version: number }).version;
    } catch {
      return acknowledged;
    }
  }
}

describe('a server that is killed', () => {
  it('has kept every command it had answered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    let id = '';
    for (let kill = 0; kill < kills; kill++) {
      const { child, ended, url, setupUrl } = await spawnServer(folder);
      const headers = await signIn(url, setupUrl);
      if (id === '') {
        const body = JSON.stringify({ settings });
        const made = await fetch(`${url}/api/tournaments`, { method: 'POST', headers, body });
        id = ((await made.json()) as { id: string }).id;
      }
      setTimeout(() => child.kill('SIGKILL'), 200 + ((kill + offset) / kills) * 600);
      const [acknowledged] = await Promise.all([writeUntilKilled(url, id, headers), ended]);
      const opened = await createApplication({ dataDirectory: folder });
      if (!opened.ok) throw new Error(opened.error.code);
      const state = await opened.value.tournaments.at(tournamentId(id), acknowledged);
      await opened.value.close();
      const place = acknowledged === 1 ? settings.place : `Hal ${acknowledged}`;
      expect(state.ok && state.value.settings.place).toBe(place);
    }
  });

  it('in the middle of a removal has either the tournament or its copy, whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (let kill = 0; kill < kills; kill++) {
      const { child, ended, url, setupUrl } = await spawnServer(folder);
      const headers = await signIn(url, setupUrl);
      const post = (path: string, body: unknown) =>
        fetch(`${url}/api/tournaments${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
      const { id } = (await (await post('', { settings })).json()) as { id: string };
      // All have the numbers of one player, which is asked about.
      const entering = { basedOn: 1, command: enterPlayers(200), confirmed: true };
      await post(`/${id}/commands`, entering);
      const removal = post(`/${id}/remove`, { name: settings.name }).catch(() => null);
      setTimeout(() => child.kill('SIGKILL'), ((kill + offset) / kills) * 72);
      await Promise.all([removal, ended]);
      const opened = await createApplication({ dataDirectory: folder });
      if (!opened.ok) throw new Error(opened.error.code);
      const { tournaments, close } = opened.value;
      const found = await tournaments.get(tournamentId(id));
      if (found.ok) {
        expect(found.value.players).toHaveLength(200);
      } else {
        const copies = join(folder, 'backups', id);
        const [copy = ''] = readdirSync(copies).filter((name) => name.endsWith('.json'));
        const taken = await tournaments.importJson(readFileSync(join(copies, copy), 'utf8'));
        const back = await tournaments.get(tournamentId(id));
        expect([taken.ok, back.ok && back.value.players.length]).toEqual([true, 200]);
      }
      await close();
    }
  });

  it('closes in order when asked to, with an update stream open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { child, ended, url, setupUrl } = await spawnServer(folder);
    const headers = await signIn(url, setupUrl);
    const { id } = (await (await fetch(`${url}/api/demo`, { method: 'POST', headers })).json()) as {
      id: string;
    };
    const live = await fetch(`${url}/api/tournaments/${id}/live`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await live.text()).toContain('event: hello');
  });
});
