import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeKey, readDelivery, rokade } from '@rokade/client';
import { openSandbox, signatureOf, startServer } from '@rokade/server';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A sandbox that listens, with the keys to it. */
async function sandbox(quota = 6000) {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const opened = await openSandbox(folder, { anew: false });
  if (!opened.ok) throw new Error(opened.error.code);
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDirectory: folder,
    quiet: true,
    quotas: {
      visitors: { name: 'visitors', quota, window: 1 },
      programs: { name: 'programs', quota: 6000, window: 60 },
    },
  });
  if (!server.ok) throw new Error(server.error.code);
  onTestFinished(() => server.value.close());
  return { ...opened.value, url: server.value.url };
}

describe('the client', () => {
  it('reads and writes, with what each route takes and answers in its types', async () => {
    const { url, token, tournament } = await sandbox();
    const api = rokade(`${url}/`, { token });
    const path = { id: tournament };
    const before = await api.get('/tournaments/{id}', { path });
    if (!before.ok) throw new Error(before.error.code);
    const result = { kind: 'played', white: 2, black: 0 } as const;
    const command = { kind: 'enter-result', round: 4, board: 1, result } as const;
    const body = { basedOn: before.value.version, command };
    expect((await api.post('/tournaments/{id}/commands', { path, body })).ok).toBe(true);
    const round = await api.get('/tournaments/{id}/rounds/{round}', {
      path: { ...path, round: 4 },
    });
    expect(round.ok && round.value.boards[0]?.result).toEqual(result);
    const standings = await rokade(url).get('/tournaments/{id}/standings', {
      path,
      query: { round: 2 },
    });
    expect(standings.ok && standings.value.rows.length).toBe(24);
  });

  it('gives errors as values with their codes', async () => {
    const { url, tournament } = await sandbox();
    const api = rokade(url);
    const missing = await api.get('/events/{id}', { path: { id: 'no/where?' } });
    expect(missing).toMatchObject({ ok: false, status: 404, error: { code: 'store.missing' } });
    const body = { basedOn: 0, command: { kind: 'pair-round' } } as const;
    const path = { id: tournament };
    expect(await api.post('/tournaments/{id}/commands', { path, body })).toMatchObject({
      ok: false,
      error: { code: 'request.not-signed-in' },
    });
    expect(await rokade('http://127.0.0.1:1').get('/health')).toMatchObject({
      ok: false,
      status: 0,
      error: { code: 'client.unreachable' },
    });
    const other = createServer((_, response) => response.end('<html>'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await rokade(`http://127.0.0.1:${port}`).get('/health')).toMatchObject({
      ok: false,
      error: { code: 'client.no-api', status: 200 },
    });
  });

  it('mirrors: pages first, then what changed since, by cursor', async () => {
    const { url, token, tournament } = await sandbox();
    const api = rokade(url, { token });
    const start = await api.get('/changes');
    if (!start.ok) throw new Error(start.error.code);
    const ids: string[] = [];
    for await (const page of api.pages('/tournaments')) {
      if (page.ok) ids.push(...page.value.tournaments.map(({ id }) => id));
    }
    expect(ids).toEqual([tournament]);
    const name = { name: 'Third floor', place: '', published: true };
    const numbers: number[] = [];
    for (let no = 0; no < 3; no += 1) {
      const made = await api.post('/organisations', {
        body: { address: `club-${no}`, name: `${name.name} ${no}` },
      });
      expect(made.ok).toBe(true);
    }
    const changed = new Set<string>();
    let { next } = start.value;
    for await (const told of api.changes(next)) {
      if (!told.ok) throw new Error(told.error.code);
      numbers.push(told.value.changes.length);
      for (const { kind, id } of told.value.changes) changed.add(`${kind} ${id}`);
      next = told.value.next;
    }
    expect([...changed].sort()).toEqual([0, 1, 2].map((no) => `organisation club-${no}`));
    for await (const told of api.changes(next)) expect(told.ok && told.value.changes).toEqual([]);
    const key = await changeKey('tournament', tournament);
    const all = await api.get('/changes', { query: { since: '0' } });
    expect(all.ok && all.value.changes.find(({ id }) => id === tournament)?.key).toBe(key);
  });

  it('knows its quota, and waits where it asked too often', async () => {
    const { url } = await sandbox(2);
    const api = rokade(url);
    const first = await api.get('/health');
    expect(first.quota).toMatchObject({ policy: 'visitors', quota: 2, window: 1, remaining: 1 });
    const impatient = rokade(url, { patience: 0 });
    const many = await Promise.all([1, 2, 3].map(() => impatient.get('/health')));
    expect(many.filter(({ ok }) => !ok)).toHaveLength(2);
    expect(many.find(({ ok }) => !ok)).toMatchObject({
      status: 429,
      retryAfterSeconds: 1,
      error: { code: 'request.too-often' },
    });
    expect((await api.get('/health')).ok).toBe(true);
  });
});

describe('messages of webhooks', () => {
  const now = Date.parse('2026-11-30T18:00:00Z');
  const seconds = String(now / 1000);
  const body = '{"delivery":3,"at":"2026-11-30T18:00:00.000Z","news":[]}';
  const signed = (secret: string, text: string, at = seconds) => ({
    'x-rokade-timestamp': at,
    'x-rokade-signature': signatureOf(secret, at, text),
  });

  it('are taken as the server signs them, whatever carries their headers', async () => {
    const headers = signed('secret', body);
    expect(await readDelivery('secret', headers, body, now)).toMatchObject({ delivery: 3 });
    expect(await readDelivery('secret', new Headers(headers), body, now + 299_000)).not.toBeNull();
  });

  it.each([
    ['another secret', signed('other', body), body],
    ['another text', signed('secret', body), body.replace('3', '4')],
    ['an old message', signed('secret', body, String(now / 1000 - 301)), body],
    ['one of the future', signed('secret', body, String(now / 1000 + 301)), body],
    [
      'another time',
      { ...signed('secret', body), 'x-rokade-timestamp': String(now / 1000 - 1) },
      body,
    ],
    ['no signature', { 'x-rokade-timestamp': seconds }, body],
    ['half a signature', { ...signed('secret', body), 'x-rokade-signature': 'sha256=0a1' }, body],
    ['no headers', {}, body],
  ])('are not taken with %s', async (_, headers, text) => {
    expect(await readDelivery('secret', headers, text, now)).toBeNull();
  });
});
