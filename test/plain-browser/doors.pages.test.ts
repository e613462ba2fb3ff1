import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const password = 'correct horse battery';
const name = 'Ida Hansen';

let folder: string;
let server: RunningServer;

/** Sends a form of a page, as a browser behind the web server on this machine that adds headers. */
const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${server.url}${path}?/tell`, {
    method: 'POST',
    headers: { origin: server.url, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const signIn = (address: string, typed: string, headers: Record<string, string> = {}) =>
  sendForm(
    '/sign-in',
    { form: 'post /session', to: '/session', next: '/console', name, password: typed },
    { 'x-forwarded-for': address, 'x-forwarded-host': new URL(server.url).host, ...headers },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rokade-doors-'));
  const options = { port: 0, host: '127.0.0.1', dataDirectory: folder, pages: handler };
  const started = await startServer({ ...options, quiet: true });
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
  const token = new URL(server.setupUrl ?? '').searchParams.get('token') ?? '';
  const made = await sendForm(
    '/setup',
    { to: '/setup', next: '/console', token, name, password },
    {},
  );
  expect(made.status).toBe(303);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the pages, without a browser', () => {
  test('hold up who guesses, and nobody else behind the same web server', async () => {
    for (let guess = 0; guess < 12; guess++) await signIn('192.0.2.1', 'wrong password');
    expect(await (await signIn('192.0.2.1', password)).text()).toContain('For mange forsøg');
    expect((await signIn('192.0.2.2', password)).status).toBe(303);
  });

  test('sign in over https with cookies for https', async () => {
    const cookies = (await signIn('192.0.2.3', password)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'rokade_session',
      'rokade_device',
    ]);
    expect(cookies.filter((cookie) => cookie.includes('Secure'))).toEqual([]);
    const origin = server.url.replace('http:', 'https:');
    const https = await signIn('192.0.2.3', password, { 'x-forwarded-proto': 'https', origin });
    const secure = https.headers.getSetCookie().filter((cookie) => cookie.includes('Secure'));
    expect(secure).toHaveLength(2);
  });

  test('refuse forms of other sites, large ones of strangers, and what is no form', async () => {
    const foreign = await signIn('192.0.2.4', password, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await signIn('192.0.2.4', 'x'.repeat(200_000))).status).toBe(413);
    const json = await signIn('192.0.2.4', password, { 'content-type': 'application/json' });
    expect(json.status).toBe(415);
  });

  test.each(['__proto__', 'constructor;q=1', 'x'.repeat(5000)])(
    'open in Danish for %j',
    async (language) => {
      const page = await fetch(server.url, { headers: { 'accept-language': language } });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<html lang="da"');
    },
  );

  test('say that another program holds the database, and sign in once it lets go', async () => {
    const holder = new DatabaseSync(join(folder, 'rokade.sqlite'));
    holder.exec('BEGIN IMMEDIATE');
    const busy = await signIn('192.0.2.5', password, { 'accept-language': 'en' });
    expect(busy.status).toBe(503);
    expect(await busy.text()).toContain('It was not saved: another program is using it.');
    holder.close();
    expect((await signIn('192.0.2.5', password)).status).toBe(303);
  });
});
