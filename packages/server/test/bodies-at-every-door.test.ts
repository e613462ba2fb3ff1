import { describe, expect, it } from 'vitest';
import type { ApiRoute } from '../src/http/api-route.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { longestStretch } from './longest-stretch.ts';
import { applicationForTest, startTournament } from './sample-tournament.ts';

/** What nobody notices who asks for something else meanwhile, in milliseconds of the processor. */
const unnoticed = 200;

const json = { 'content-type': 'application/json' };

/** Bodies that no page of ours sends, with what is said about them. */
const hostile: readonly (readonly [string, string, Record<string, string>])[] = [
  ['is cut off', '{"basedOn":', json],
  ['is no JSON', 'x'.repeat(1000), json],
  ['is nested deep', '['.repeat(100_000), json],
  ['is said to be larger than anything', '{}', { ...json, 'content-length': '9000000000' }],
  ['is a form that names no boundary', 'a=1', { 'content-type': 'multipart/form-data' }],
  ['is a broken form', '--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['is said to be a picture', '\u0000\u0001', { 'content-type': 'image/png' }],
];

/** An address with something in the place of each name. */
const pathOf = ({ path }: ApiRoute, id: string): string =>
  path.replaceAll('{id}', id).replaceAll(/\{\w+\}/g, 'x');

const takesBody = ({ body, takes }: ApiRoute): boolean => body !== undefined || takes === 'file';

/** An API with a tournament, and its owner; what takes no body, as signing out, comes last. */
async function openDoors() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  const id = await startTournament(app);
  const writing = api.routes.filter(({ method }) => method !== 'get');
  const routes = writing.toSorted((a, b) => Number(takesBody(b)) - Number(takesBody(a)));
  return { api, owner, id, routes };
}

/** What is wrong with an answer to a body that nobody should send; null: nothing. */
async function wrongWith(route: ApiRoute, answer: Response): Promise<string | null> {
  const { status } = answer;
  const isRefused = status >= 400 && status < 500;
  if (!isRefused) return takesBody(route) || status >= 500 ? `${status}` : null;
  const { code } = (await answer.json()) as { code?: string };
  return typeof code === 'string' ? null : `${status} without a code`;
}

describe('a body at every address of the API', () => {
  it.each(hostile)('that %s is its sender’s fault', async (_, body, headers) => {
    const { api, owner, id, routes } = await openDoors();
    const odd: string[] = [];
    for (const route of routes) {
      const path = pathOf(route, id);
      const method = route.method.toUpperCase();
      const answer = await api.send(method, path, body, { ...owner, ...headers });
      const wrong = await wrongWith(route, answer);
      if (wrong !== null) odd.push(`${method} ${path}: ${wrong}`);
    }
    expect(odd).toEqual([]);
    expect(api.bugs).toEqual([]);
  });

  it('that has very many objects keeps nobody waiting', async () => {
    const { api, owner, id } = await openDoors();
    const command = `{"basedOn":1,"command":[${'{},'.repeat(210_000)}{}]}`;
    const longest = await longestStretch(async () => {
      const answer = await api.post(`/tournaments/${id}/commands`, command, owner);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ code: 'request.holds-too-much', most: 200_000 });
    });
    expect(longest).toBeLessThan(unnoticed);
  });
});
