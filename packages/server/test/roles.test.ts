import { givenFor, may, placeIn, type Role, roles, type Scope } from '@rokade/installation';
import { beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../src/accounts/rights-of-account.ts';
import { commandActs } from '../src/http/command-acts.ts';
import type { Application } from '../src/index.ts';
import { type ApiClient, apiClient, type Credentials, setUpArbiter } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

const event = 'open-2026';

const scopes: Readonly<Record<Scope['kind'], Scope>> = {
  organisation: { kind: 'organisation', organisation: 'own' },
  event: { kind: 'event', event },
  task: { kind: 'task', event, rounds: null, boards: null, from: '2026', until: '2027' },
};

/** Every role, given for everything it can be given for. */
const givenRoles = roles.flatMap((role) => givenFor[role].map((kind) => [role, kind] as const));

/** An application where whoever is signed in has these rights and no others. */
const withRight = (app: Application, role: Role, scope: Scope): Application => ({
  ...app,
  accounts: {
    ...app.accounts,
    async session(token) {
      const session = await app.accounts.session(token);
      return session && { ...session, rights: [{ role, for: scope }] };
    },
  },
});

const asked = (path: string, id: string): string =>
  path.replace('{id}', id).replace(/\{\w+\}/g, 'none');

const refusedTo = async (
  api: ApiClient,
  credentials: Credentials,
  id: string,
): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const { method, path } of api.routes) {
    // Not an act of the matrix's: it would end the session the others are asked with.
    if (path.startsWith('/session') && method !== 'get') continue;
    const body = method === 'post' ? {} : undefined;
    const response = await api.send(method.toUpperCase(), asked(path, id), body, {
      ...credentials,
    });
    if (response.status === 403) refused.push(`${method} ${path}`);
  }
  return refused;
};

describe('every route for every role', () => {
  let app: Application;
  let ida: Credentials;
  beforeAll(async () => {
    app = await applicationForTest();
    ida = await setUpArbiter(app, apiClient(app));
  });

  it.each(givenRoles)('%s, given for: %s', async (role, kind) => {
    const scope = scopes[kind];
    const api = apiClient(withRight(app, role, scope));
    const forbidden = api.routes.filter(({ path, act }) => {
      const place = placeIn(path.includes('{id}') ? event : null);
      return !may([{ role, for: scope }], act, place);
    });
    const names = forbidden.map(({ method, path }) => `${method} ${path}`);
    const refused = await refusedTo(api, ida, event);
    // Whoever may look at an event may send commands, of which each is asked about by itself.
    expect(refused.filter((one) => !one.endsWith('/commands'))).toEqual(
      names.filter((one) => !one.endsWith('/commands')),
    );
  });

  it.each(givenRoles)('%s, given for: %s, each command', async (role, kind) => {
    const scope = scopes[kind];
    const api = apiClient(withRight(app, role, scope));
    for (const [command, act] of Object.entries(commandActs)) {
      const sent = { basedOn: 0, command: { kind: command, round: 1, board: 1 } };
      const { status } = await api.post(`/tournaments/${event}/commands`, sent, ida);
      const place = placeIn(event, { round: 1, board: 1 });
      const isFree =
        may([{ role, for: scope }], 'see-event', place) && may([{ role, for: scope }], act, place);
      expect([command, status === 403]).toEqual([command, !isFree]);
    }
  });

  it('asks a board of a task for its number', async () => {
    const task: Scope = { ...scopes.task, boards: { first: 1, last: 5 } } as Scope;
    const api = apiClient(withRight(app, 'results-only', task));
    const enter = async (board: unknown) => {
      const command = { kind: 'enter-result', round: 1, board, result: 'white-wins' };
      const sent = { basedOn: 0, command };
      return (await api.post(`/tournaments/${event}/commands`, sent, ida)).status;
    };
    expect(await enter(5)).not.toBe(403);
    expect(await enter(6)).toBe(403);
    expect(await enter('5')).toBe(403);
    expect(await enter(undefined)).toBe(403);
  });

  it('keeps a right for one event from the others', async () => {
    const api = apiClient(withRight(app, 'chief-arbiter', scopes.event));
    expect((await api.get(`/tournaments/${event}/export`, ida)).status).toBe(404);
    expect((await api.get('/tournaments/other/export', ida)).status).toBe(403);
  });
});

describe('the accounts of today', () => {
  it('are refused what they always were', async () => {
    const app = await applicationForTest();
    const ida = await setUpArbiter(app, apiClient(app));
    const as = (account: keyof typeof columnOf) =>
      refusedTo(apiClient(withRight(app, columnOf[account], scopes.organisation)), ida, event);
    expect(await as('admin')).toEqual([]);
    expect(await as('arbiter')).toEqual([
      'post /accounts',
      'get /accounts',
      'post /accounts/{account}/name',
      'post /accounts/{account}/password',
      'post /accounts/{account}/disable',
      'post /accounts/{account}/enable',
      'delete /accounts/{account}/sessions',
      'post /installation/commands',
      'post /installation/import',
    ]);
  });
});
