import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApplication, rokadeVersion, type ServerOptions, startServer } from '../src/index.ts';
import { type Credentials, credentialsOf, password } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  passwordCost,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

async function serve(options: Partial<ServerOptions> = {}) {
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDirectory: ':memory:',
    quiet: true,
    passwordCost,
    ...options,
  });
  if (!started.ok) throw new Error(started.error.code);
  onTestFinished(() => started.value.close());
  return started.value;
}

/** A browser at a server: keeps its cookie, signs its requests. */
function browserAt(url: string) {
  let credentials: Partial<Credentials> = {};
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...credentials },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    send,
    headers: (others: Record<string, string>) => ({ ...others, ...credentials }),
    async setUp(setupUrl: string | null) {
      const token = new URL(setupUrl ?? '').searchParams.get('token');
      const made = await send('POST', '/setup', { token, name: 'Ida Hansen', password });
      credentials = await credentialsOf(made);
    },
    async signIn() {
      credentials = await credentialsOf(
        await send('POST', '/session', { name: 'Ida Hansen', password }),
      );
    },
    live: (id: string) =>
      fetch(`${url}/api/tournaments/${id}/live`, { headers: { ...credentials } }),
  };
}

type Browser = ReturnType<typeof browserAt>;

const command = (browser: Browser, id: string, basedOn: number, wanted: object) =>
  browser.send('POST', `/tournaments/${id}/commands`, { basedOn, command: wanted });

/** A tournament of four whose first round is being played, over the network; gives its version. */
async function startOverNetwork(browser: Browser) {
  const players = [1, 2, 3, 4].map((place) => ({
    id: `p${place}`,
    details: { ...emptyDetails, name: `Nr ${place}` },
  }));
  const { id } = (await (await browser.send('POST', '/tournaments', { settings })).json()) as {
    id: string;
  };
  let version = 1;
  for (const wanted of [
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'x' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  ]) {
    const done = await command(browser, id, version, wanted);
    version = ((await done.json()) as { version: number }).version;
  }
  return { id, version };
}

/** Reads a live stream event by event. */
function eventsOf(response: Response) {
  const reader = (response.body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  return {
    async next(): Promise<string | null> {
      while (!text.includes('\n\n')) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
      }
      const end = text.indexOf('\n\n');
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      return event;
    },
    leave: () => reader.cancel(),
  };
}

describe('two arbiters at once', () => {
  it('at one board: the second is told what the first wrote, and nothing is lost', async () => {
    const { url, setupUrl } = await serve();
    const [first, second] = [browserAt(url), browserAt(url)];
    await first.setUp(setupUrl);
    await second.signIn();
    const { id, version } = await startOverNetwork(first);
    const [one, other] = await Promise.all([
      command(first, id, version, result(1, 1, 2, 0)),
      command(second, id, version, result(1, 1, 0, 2)),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const loser = one.status === 409 ? one : other;
    const { since, actualVersion } = (await loser.json()) as {
      since: { event: object }[];
      actualVersion: number;
    };
    expect(actualVersion).toBe(version + 1);
    expect(since).toMatchObject([{ event: { kind: 'result-entered', round: 1, board: 1 } }]);
    const third = await command(second, id, version, result(1, 2, 1, 1));
    expect(third.status).toBe(200);
  });
});

describe('live updates', () => {
  it('reach the public without drafts and the arbiter with them', async () => {
    const { url, setupUrl } = await serve();
    const arbiter = browserAt(url);
    await arbiter.setUp(setupUrl);
    const { id, version } = await startOverNetwork(arbiter);
    const publicResponse = await browserAt(url).live(id);
    expect(publicResponse.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const [visitor, ida] = [eventsOf(publicResponse), eventsOf(await arbiter.live(id))];
    const greeting = `retry: 2000\nevent: hello\ndata: {"version":${version},"within":0}`;
    expect([await visitor.next(), await ida.next()]).toEqual([greeting, greeting]);
    let at = version;
    for (const wanted of [result(1, 1, 2, 0), result(1, 2, 2, 0), { kind: 'pair-round' }]) {
      expect((await command(arbiter, id, at, wanted)).status).toBe(200);
      at += 1;
      if (wanted.kind === 'pair-round') continue;
      const event = `id: ${at}\ndata: {"version":${at},"kinds":["result-entered"],"fromRound":1,"within":0}`;
      expect([await visitor.next(), await ida.next()]).toEqual([event, event]);
    }
    expect(await ida.next()).toContain('"kinds":["round-paired"]');
    expect((await command(arbiter, id, at, { kind: 'publish-round' })).status).toBe(200);
    expect(await visitor.next()).toContain('"kinds":["round-published"]');
    await Promise.all([visitor.leave(), ida.leave()]);
  });

  it('end for the public when the tournament is hidden, and for all when the server closes', async () => {
    const server = await serve();
    const arbiter = browserAt(server.url);
    await arbiter.setUp(server.setupUrl);
    const { id, version } = await startOverNetwork(arbiter);
    const visitor = eventsOf(await browserAt(server.url).live(id));
    const ida = eventsOf(await arbiter.live(id));
    await Promise.all([visitor.next(), ida.next()]);
    const visibility = { ...settings.visibility, published: false };
    await command(arbiter, id, version, { kind: 'change-settings', changes: { visibility } });
    expect(await visitor.next()).toBeNull();
    expect(await ida.next()).toContain('settings-changed');
    const closing = server.close();
    expect(await ida.next()).toBeNull();
    await closing;
  });
});

describe('bodies', () => {
  it.each([
    ['a stranger', '/session', 0.2, 0.1],
    ['somebody signed in', '/tournaments', 5, 4],
    ['somebody signed in', '/import', 51, 50],
  ])('of %s to %s of %d MB are too large', async (who, path, megabytes, limitMegabytes) => {
    const { url, setupUrl } = await serve();
    const browser = browserAt(url);
    if (who !== 'a stranger') await browser.setUp(setupUrl);
    const answer = await browser.send('POST', path, 'x'.repeat(megabytes * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ code: 'request.too-large', limitMegabytes });
    expect((await browser.send('GET', '/health')).status).toBe(200);
  });

  it('that are no JSON, or JSON nested deep, are refused with a sentence', async () => {
    const { url, setupUrl } = await serve();
    const browser = browserAt(url);
    await browser.setUp(setupUrl);
    const body = '['.repeat(50_000) + ']'.repeat(50_000);
    for (const path of ['/session', '/tournaments']) {
      const deep = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: browser.headers({ 'content-type': 'application/json' }),
        body,
      });
      expect([deep.status, await deep.json()]).toEqual([400, { code: 'request.too-deep' }]);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const headers = browser.headers({ 'content-type': type });
      const form = await fetch(`${url}/api/events/import`, { method: 'POST', headers, body: '{}' });
      expect([form.status, await form.json()]).toEqual([415, { code: 'request.unsupported-type' }]);
    }
  });

  it('that do not say how long they are, are counted', async () => {
    const { url } = await serve();
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => (sent++ < 100 ? controller.enqueue(chunk) : controller.close()),
    });
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it('in another encoding, or cut off, are no JSON and harm nobody', async () => {
    const { url } = await serve();
    const latin1 = new Uint8Array([0x22, 0xe6, 0xf8, 0xe5, 0x22]);
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: latin1,
    });
    expect(await answer.json()).toEqual({ code: 'request.malformed-json' });
    const { port, hostname } = new URL(url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
        socket.write('Content-Length: 5000\r\n\r\n{"name":"Ida');
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('close', () => resolve());
    });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});

describe('pages', () => {
  it('get what is not the API’s, with the application', async () => {
    const { url } = await serve({
      pages: {
        handle: (request, response, next) => {
          if (request.url !== '/') return next();
          response.end(`version ${Reflect.get(request, 'rokade').version}`);
        },
        render: async (_, { version }) => new Response(`version ${version} for everybody`),
      },
    });
    const front = await fetch(url);
    expect(await front.text()).toBe('version 0.1.0 for everybody');
    expect(front.headers.get('cache-control')).toBe('no-cache');
    expect(front.headers.get('x-frame-options')).toBe('DENY');
    expect((await fetch(`${url}/nothing`)).status).toBe(404);
    expect((await fetch(`${url}/apis`)).status).toBe(404);
    const mine = await fetch(url, { headers: { cookie: 'rokade_session=x' } });
    expect(await mine.text()).toBe('version 0.1.0');
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('starting', () => {
  it('gives the link for the first account, until there is one', async () => {
    const dataDirectory = folderForTest();
    const first = await serve({ dataDirectory });
    expect(first.setupUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/setup\?token=[\w-]{43}$/);
    await browserAt(first.url).setUp(first.setupUrl);
    await first.close();
    expect((await serve({ dataDirectory })).setupUrl).toBeNull();
  });

  it('refuses a busy port and an unknown host, and lets go of the folder', async () => {
    const dataDirectory = folderForTest();
    const { url } = await serve();
    const port = Number(new URL(url).port);
    const options = { host: '127.0.0.1', quiet: true };
    expect(await startServer({ ...options, port, dataDirectory })).toEqual({
      ok: false,
      error: { code: 'serve.port-busy', port },
    });
    expect(await startServer({ ...options, host: '192.0.2.1', port: 0, dataDirectory })).toEqual({
      ok: false,
      error: { code: 'serve.host-unknown', host: '192.0.2.1' },
    });
  });

  it('says where the one is that has the folder, and that versions share none', async () => {
    const dataDirectory = folderForTest();
    const { url } = await serve({ dataDirectory });
    const second = { host: '127.0.0.1', quiet: true, port: 0, dataDirectory };
    const facts = { folder: dataDirectory, url, version: rokadeVersion };
    expect(await startServer(second)).toEqual({
      ok: false,
      error: { code: 'serve.running', ...facts },
    });
    const note = join(dataDirectory, 'rokade.running.json');
    if (process.platform !== 'win32') expect(statSync(note).mode & 0o777).toBe(0o600);
    writeFileSync(note, JSON.stringify({ url, version: '9.9.9' }));
    expect(await startServer(second)).toEqual({
      ok: false,
      error: { code: 'serve.other-version', ...facts, version: '9.9.9', own: rokadeVersion },
    });
    for (const unreadable of ['{', '{"url":7}']) {
      writeFileSync(note, unreadable);
      expect(await startServer(second)).toEqual({
        ok: false,
        error: { code: 'store.locked', folder: dataDirectory },
      });
    }
  });
});

describe('a database that does not open', () => {
  it('is said on every page and to the API; what is sound is saved beside it', async () => {
    const dataDirectory = folderForTest();
    const created = await createApplication({ dataDirectory, passwordCost });
    if (!created.ok) throw new Error(created.error.code);
    for (let number = 0; number < 30; number++) await startTournament(created.value, `t-${number}`);
    await created.value.close();
    const file = join(dataDirectory, 'rokade.sqlite');
    truncateSync(file, Math.floor((readFileSync(file).length * 2) / 3));
    const before = readFileSync(file);

    const { url } = await serve({ dataDirectory });
    const german = { headers: { 'accept-language': 'fr,de-DE;q=0.9' } };
    const page = await fetch(`${url}/console`, german);
    expect(page.status).toBe(503);
    const text = await page.text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain(
      'Die Datenbank rokade.sqlite lässt sich nicht öffnen: die Datei ist beschädigt.',
    );
    expect(text).not.toContain(dataDirectory);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({
      code: 'store.unreadable',
      file: 'rokade.sqlite',
      problem: 'malformed',
    });
    const salvagedTo =
      readdirSync(dataDirectory).find((name) => name.startsWith('salvaged-')) ?? '';
    const saved = readdirSync(join(dataDirectory, salvagedTo));
    expect(saved.length).toBeGreaterThan(5);
    expect(readFileSync(file).equals(before)).toBe(true);

    const fresh = await createApplication({ dataDirectory: folderForTest() });
    if (!fresh.ok) throw new Error(fresh.error.code);
    const first = readFileSync(join(dataDirectory, salvagedTo, 't-0.json'), 'utf8');
    expect(await fresh.value.tournaments.importJson(first)).toEqual({
      ok: true,
      value: tournamentId('t-0'),
    });
    await fresh.value.close();
  });

  it('is said of an emptied one, too', async () => {
    const dataDirectory = folderForTest();
    writeFileSync(join(dataDirectory, 'rokade.sqlite'), '');
    const { url } = await serve({ dataDirectory });
    expect(await (await fetch(url)).text()).toContain('the file is empty');
  });
});
