import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RatingListHead } from '@rokade/register';
import { expect, it } from 'vitest';
import { bytesOf, madeFideText, madeFideXml } from '../../../test/made-fide-list.ts';
import type { ListTakenIn, ListUnderWay } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { signIn, spawnServer } from './spawned-server.ts';

interface ListState {
  readonly lists: readonly RatingListHead[];
  readonly months: number;
  readonly underWay: ListUnderWay | null;
  readonly last: ListTakenIn | null;
}

/** A server's lists, as its API shows them. */
async function listsAt(folder: string) {
  const { child, url, setupUrl } = await spawnServer(folder);
  const headers = await signIn(url, setupUrl);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/lists${path}`, { ...init, headers });
  const listState = async (): Promise<ListState> => (await ask('')).json() as Promise<ListState>;
  const send = (name: string, bytes: Uint8Array, more = '') =>
    ask(`?name=${name}&month=2026-11${more}`, { method: 'POST', body: new Blob([bytes.slice()]) });
  const done = async (): Promise<ListState> => {
    const now = await listState();
    if (now.underWay === null) return now;
    await setTimeout(50);
    return done();
  };
  const found = async (q: string): Promise<readonly string[]> => {
    const answer = await ask(`/search?q=${encodeURIComponent(q)}&limit=3`);
    const { players } = (await answer.json()) as { players: readonly { name: string }[] };
    return players.map(({ name }) => name);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { ask, send, listState, done, found, kill };
}

const table = (...rows: readonly string[]) =>
  Buffer.from(['Name;FIDE ID;Rating;Klub;Land', ...rows, ''].join('\n'));

it('takes a list in over HTTP while everything else is answered, and keeps the old one through a kill', async () => {
  const folder = folderForTest();
  const server = await listsAt(folder);
  expect(await server.listState()).toEqual({
    lists: [],
    daily: [],
    months: 4,
    underWay: null,
    last: null,
  });

  const people = table('Ind, Rus;1000001;2000;Nord;DEN', 'Holm, Bo;1000002;1900;Nord;IND');
  expect((await server.send('people.csv', people, '&source=fide&keep=6')).status).toBe(202);
  expect(await server.done()).toMatchObject({
    lists: [{ source: 'fide', month: '2026-11', players: 2, file: 'people.csv' }],
    months: 6,
    last: { file: 'people.csv', outcome: { ok: true } },
  });
  expect(await server.found('rus ind')).toEqual(['Ind, Rus']);
  expect(await server.found('ind')).toEqual(['Ind, Rus', 'Holm, Bo']);
  expect(await server.found('ind holm')).toEqual(['Holm, Bo']);
  expect(await server.found('ind den')).toEqual(['Ind, Rus']);

  await server.send('bad.xml', bytesOf(madeFideXml(50, 'bad')).subarray(0, 5000));
  expect(await server.done()).toMatchObject({
    lists: [{ players: 2 }],
    last: { file: 'bad.xml', outcome: { ok: false, error: { code: 'list.truncated' } } },
  });
  expect((await server.send('people.csv', people, '&type=chess')).status).toBe(400);

  const large = bytesOf(madeFideText(40_000, 'large'));
  expect((await server.send('large.txt', large)).status).toBe(202);
  expect((await server.send('people.csv', people)).status).toBe(409);
  expect(await server.found('holm')).toEqual(['Holm, Bo']);
  expect((await server.ask('/under-way', { method: 'DELETE' })).status).toBe(204);
  expect((await server.done()).last).toMatchObject({
    outcome: { ok: false, error: { code: 'list.interrupted' } },
  });

  await server.send('large.txt', large);
  await server.kill();
  const again = await listsAt(folder);
  expect(await again.found('holm')).toEqual(['Holm, Bo']);
  expect((await again.ask('/fide/2026-10', { method: 'DELETE' })).status).toBe(404);
  expect((await again.ask('/fide/2026-11', { method: 'DELETE' })).status).toBe(204);
  expect((await again.listState()).lists).toEqual([]);
  await again.send('people.csv', people);
  await again.done();
  await again.kill();
  const kept = readdirSync(join(folder, 'lists'));
  // What the kill left may still have been coming for all that is known.
  expect(kept.filter((name) => name.endsWith('.new') && !name.startsWith('upload-'))).toEqual([]);
});
