import { type IncomingHttpHeaders, request } from 'node:http';
import { emptyDetails, parseTournamentId } from '@rokade/tournament';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type PageHandler, startServer } from '../../src/index.ts';
import { credentialsOf, password } from '../api-client.ts';
import { passwordCost, settings } from '../sample-tournament.ts';

const id = 'hall';
let made = 0;

/** Pages that say what they were asked for and what they see. */
const pages: PageHandler = {
  handle: (_, response) => response.end('made for one alone'),
  async render({ url, headers }, { tournaments }) {
    made++;
    const tournament = parseTournamentId(id);
    const shown = tournament === null ? null : await tournaments.shown(tournament, 'everybody');
    if (shown?.ok !== true) return new Response('not public', { status: 404 });
    const { pathname, search } = new URL(url);
    const { players, version } = shown.value.t;
    const names = players.map(({ details }) => details.name).join(', ');
    const readBody = { path: pathname + search, cookie: headers.get('cookie'), version, names };
    return Response.json(readBody, {
      headers: { 'content-security-policy': "script-src 'sha256-x'" },
    });
  },
};

/** Asks as browsers do, without taking an encoding off. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  const sent = request(url, { method, headers }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () =>
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        body: Buffer.concat(chunks),
      }),
    );
  });
  sent.on('error', reject).end();
  return promise;
}

/** A server with a published tournament, and its arbiter. */
async function openHall() {
  const options = { port: 0, host: '127.0.0.1', dataDirectory: ':memory:', quiet: true, pages };
  const started = await startServer({ ...options, passwordCost });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  onTestFinished(close);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const token = new URL(setupUrl ?? '').searchParams.get('token');
  const ida = { ...(await credentialsOf(await post('/setup', { token, name: 'Ida', password }))) };
  let version = 0;
  const carryOut = async (command: object) => {
    const done = await post(`/tournaments/${id}/commands`, { basedOn: version, command }, ida);
    ({ version } = (await done.json()) as { version: number });
  };
  await carryOut({ kind: 'create-tournament', id, settings });
  return { url, ida, carryOut };
}

const enter = (name: string) => ({
  kind: 'enter-players',
  players: [{ id: name.toLowerCase(), details: { ...emptyDetails, name } }],
});

beforeEach(() => {
  made = 0;
});

describe('what readers get', () => {
  it('is made once, packed, and not sent again to who has it', async () => {
    const { url } = await openHall();
    const page = `${url}/t/${id}/standings`;
    const accepted = { 'accept-encoding': 'gzip, br' };
    const first = await ask(page, accepted);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(first.body.length),
      'cache-control': 'no-cache',
      'content-security-policy': "script-src 'sha256-x'",
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    const mark = String(first.headers.etag);
    const again = await ask(page, { ...accepted, 'if-none-match': `"other", W/${mark}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, mark]);
    const zipped = await ask(page, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.etag).not.toBe(mark);
    const head = await ask(page, accepted, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([
      String(first.body.length),
      0,
    ]);
    expect(JSON.parse((await ask(page)).body.toString())).toMatchObject({ version: 1 });
    expect(made).toBe(1);
  });

  it('is made anew once somebody has written', async () => {
    const { url, carryOut } = await openHall();
    const page = `${url}/t/${id}/players`;
    const { headers } = await ask(page);
    await carryOut(enter('Bo'));
    const after = await ask(page, { 'if-none-match': String(headers.etag) });
    expect(JSON.parse(after.body.toString())).toMatchObject({ version: 2, names: 'Bo' });
    expect((await ask(`${url}/api/tournaments`)).body.toString()).toContain('"players":1');
    await carryOut(enter('Eva'));
    expect((await ask(`${url}/api/tournaments`)).body.toString()).toContain('"players":2');
  });

  it('is one for each language and theme, by nothing else of who asks', async () => {
    const { url } = await openHall();
    const page = `${url}/t/${id}?me=bo&fbclid=1`;
    const bodyFor = async (headers: Record<string, string>) =>
      JSON.parse((await ask(page, headers)).body.toString());
    expect(await bodyFor({ 'accept-language': 'de-DE' })).toMatchObject({
      path: `/t/${id}?me=bo`,
      cookie: 'rokade_language=de; rokade_theme=auto',
    });
    await bodyFor({
      cookie: 'rokade_language=de; x=1',
      'user-agent': 'other',
      'x-forwarded-for': '8',
    });
    expect(made).toBe(1);
    expect(await bodyFor({ cookie: 'rokade_theme=dark' })).toMatchObject({
      cookie: 'rokade_theme=dark',
    });
    await bodyFor({ 'accept-language': 'en' });
    expect(made).toBe(3);
  });

  it('is never what somebody signed in gets, nor the other way', async () => {
    const { url, ida, carryOut } = await openHall();
    await carryOut(enter('Bo'));
    for (const path of [`/t/${id}`, '/', `/t/${id}/players/__data.json`]) {
      expect((await ask(url + path, ida)).body.toString()).toBe('made for one alone');
    }
    const whole = await ask(`${url}/api/tournaments/${id}`, ida);
    expect(whole.headers['cache-control']).toBe('no-store');
    expect(made).toBe(0);
    const seen = await ask(`${url}/api/tournaments/${id}`, { 'accept-encoding': 'gzip' });
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
    expect((await ask(`${url}/t/${id}`)).body.toString()).toContain('"names":"Bo"');
  });

  it('is nothing from the moment a tournament is hidden', async () => {
    const { url, carryOut } = await openHall();
    const addresses = [`${url}/t/${id}`, `${url}/api/tournaments/${id}/standings`];
    const statuses = async () =>
      (await Promise.all(addresses.map((address) => ask(address)))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    const hidden = { ...settings.visibility, published: false };
    await carryOut({ kind: 'change-settings', changes: { visibility: hidden } });
    expect(await statuses()).toEqual([404, 404]);
    await carryOut({ kind: 'change-settings', changes: { visibility: settings.visibility } });
    expect(await statuses()).toEqual([200, 200]);
  });
});
