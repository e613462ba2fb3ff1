import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeApi, type PageHandler, startServer } from '../../src/index.ts';
import { createApplication } from '../../src/opening/create-application.ts';
import { credentialsOf, password } from '../api-client.ts';
import { inside } from '../organisations-contract.ts';
import { passwordCost, settings } from '../sample-tournament.ts';

const id = 'hidden';
const visibility = { ...settings.visibility, published: false };

const pages: PageHandler = {
  handle: (_, response) => response.end('a page'),
  render: async () => new Response('a page'),
};

/** A server with a tournament that nobody but its arbiters sees, a round of it paired, and a program's token. */
async function hall() {
  const options = { port: 0, host: '127.0.0.1', dataDirectory: ':memory:', quiet: true, pages };
  const started = await startServer({ ...options, passwordCost });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  onTestFinished(close);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const setup = new URL(setupUrl ?? '').searchParams.get('token');
  const ida = await credentialsOf(await post('/setup', { token: setup, name: 'Ida', password }));
  let basedOn = 0;
  const carryOut = async (command: object) => {
    const path = `/tournaments/${id}/commands`;
    const done = await post(path, { basedOn, command, confirmed: true }, { ...ida });
    if (!done.ok) throw new Error(await done.text());
    ({ version: basedOn } = (await done.json()) as { version: number });
  };
  const players = ['Bo', 'Eva'].map((name) => ({
    id: name.toLowerCase(),
    details: { ...emptyDetails, name },
  }));
  await carryOut({ kind: 'create-tournament', id, settings: { ...settings, visibility } });
  await carryOut({ kind: 'enter-players', players });
  await carryOut({ kind: 'draw-lots', seed: 'a seed' });
  await carryOut({ kind: 'pair-round' });
  await carryOut({ kind: 'publish-round' });
  const wish = { name: 'Liveboards', right: inside('owner', 'own') };
  const made = await post('/session/tokens', wish, { ...ida });
  const { token } = (await made.json()) as { token: string };
  const program = { authorization: `Bearer ${token}` };
  const get = (path: string, headers: Record<string, string>) =>
    fetch(`${url}/api${path}`, { headers });
  return { get, carryOut, ida: { ...ida }, program };
}

/** Every address of the API that can be read, of this tournament where it names one. */
async function readable(): Promise<readonly string[]> {
  const app = await createApplication({ dataDirectory: ':memory:', passwordCost });
  if (!app.ok) throw new Error(app.error.code);
  onTestFinished(() => app.value.close());
  return makeApi(app.value, () => undefined)
    .routes.filter(({ method, path }) => method === 'get' && !path.endsWith('/live'))
    .map(({ path }) =>
      path
        .replace('{id}', id)
        .replace('{round}', '1')
        .replace(/\{\w+\}/g, 'none'),
    );
}

/** What is about a session itself; a program has none. */
const aboutSessions = /^\/session|\/sessions$/;

/** A file with its own time and salts each time that it is made. */
const madeAnew = /\/(export|salvage)$/;

describe('a program’s token', () => {
  it('reads a hidden tournament, as the guide says, however often a stranger asked before', async () => {
    const { get, program } = await hall();
    for (const path of ['', '/standings', '/crosstable', '/rounds/1']) {
      const address = `/tournaments/${id}${path}`;
      expect([path, (await get(address, {})).status]).toEqual([path, 404]);
      expect([path, (await get(address, program)).status]).toEqual([path, 200]);
      expect([path, (await get(address, {})).status]).toEqual([path, 404]);
    }
  });

  it('is answered as whoever is signed in with the same right, at every address that is read', async () => {
    const { get, ida, program } = await hall();
    for (const path of await readable()) {
      if (aboutSessions.test(path)) continue;
      await (await get(path, {})).text();
      const readAs = async (headers: Record<string, string>) => {
        const answer = await get(path, headers);
        const text = await answer.text();
        const cached = answer.headers.get('cache-control');
        return [path, answer.status, cached, madeAnew.test(path) ? '' : text];
      };
      expect(await readAs(program)).toEqual(await readAs(ida));
    }
  });

  it('hears what happens in a hidden tournament for as long as it likes', async () => {
    const { get, carryOut, program } = await hall();
    const { status, body } = await get(`/tournaments/${id}/live`, program);
    expect(status).toBe(200);
    const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
    const decoder = new TextDecoder();
    let heard = '';
    const hear = async (words: string) => {
      while (!heard.includes(words)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`it ended after: ${heard}`);
        heard += decoder.decode(value, { stream: true });
      }
    };
    await hear('event: hello');
    await carryOut({
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'played', white: 2, black: 0 },
    });
    await hear('result-entered');
    await reader.cancel();
  });
});
