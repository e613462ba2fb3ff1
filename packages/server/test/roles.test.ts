import {
  belongingTo,
  may,
  placeIn,
  type Role,
  roles,
  type Scope,
  scopesOfRole,
} from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import { commandActs } from '../src/http/command-acts.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

const event = 'open-2026';
const own = belongingTo('own');

const scopes = {
  organisation: { kind: 'organisation', organisation: 'own' },
  event: { kind: 'event', event },
  task: { kind: 'task', event, rounds: null, boards: null, from: '2026', until: '2027' },
} as const satisfies Readonly<Record<Scope['kind'], Scope>>;

/** Every role, given for everything it can be given for. */
const grants = roles.flatMap((role) => scopesOfRole[role].map((kind) => [role, kind] as const));

const sent = { cookie: '', 'x-rokade-csrf': 'of this session' };

/** The API as somebody finds it who is signed in with one right and no other. */
async function apiFor(role: Role, scope: Scope): Promise<ApiClient> {
  const app = await applicationForTest();
  const rights = [{ role, for: scope }];
  const session = { accountId: 'ida', name: 'Ida Hansen', rights } as const;
  return apiClient({
    ...app,
    accounts: {
      ...app.accounts,
      session: async () => ({ ...session, csrf: sent['x-rokade-csrf'] }),
    },
  });
}

const addressOf = (path: string, id: string): string =>
  path.replace('{id}', id).replace(/\{\w+\}/g, 'none');

const isRefused = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  ((await response.json()) as { readonly code: string }).code === 'request.not-allowed';

async function refusedRoutes(api: ApiClient): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const { method, path } of api.routes) {
    const body = method === 'post' ? {} : undefined;
    const response = await api.send(method.toUpperCase(), addressOf(path, event), body, sent);
    if (await isRefused(response)) refused.push(`${method} ${path}`);
    else await response.body?.cancel();
  }
  return refused;
}

/** A body without a command asks for what only whoever leads the event may. */
const isForCommands = (route: string): boolean => route.endsWith('/commands');

describe('every route for every role', () => {
  it.each(grants)('%s, given for: %s', async (role, kind) => {
    const api = await apiFor(role, scopes[kind]);
    const isForbidden = ({ path, act }: ApiClient['routes'][number]): boolean =>
      !may([{ role, for: scopes[kind] }], act, placeIn(own, path.includes('{id}') ? event : null));
    const forbidden = api.routes.filter(isForbidden).map(({ method, path }) => `${method} ${path}`);
    const refused = await refusedRoutes(api);
    expect(refused.filter((route) => !isForCommands(route))).toEqual(
      forbidden.filter((route) => !isForCommands(route)),
    );
    expect(refused).toEqual(expect.arrayContaining(forbidden));
  });

  it.each(grants)('%s, given for: %s, each command', async (role, kind) => {
    const api = await apiFor(role, scopes[kind]);
    const rights = [{ role, for: scopes[kind] }];
    const place = placeIn(own, event, { round: 1, board: 1 });
    for (const [command, act] of Object.entries(commandActs)) {
      const body = { basedOn: 0, command: { kind: command, round: 1, board: 1 } };
      const response = await api.post(`/tournaments/${event}/commands`, body, sent);
      const isFree = may(rights, 'see-boards', place) && may(rights, act, place);
      expect([command, await isRefused(response)]).toEqual([command, !isFree]);
    }
  });

  it('asks a board of a task for its number', async () => {
    const api = await apiFor('results-only', { ...scopes.task, boards: { first: 1, last: 5 } });
    const isRefusedAt = async (board: unknown): Promise<boolean> => {
      const command = { kind: 'enter-result', round: 1, board, result: 'white-wins' };
      return isRefused(
        await api.post(`/tournaments/${event}/commands`, { basedOn: 0, command }, sent),
      );
    };
    expect(await isRefusedAt(5)).toBe(false);
    expect(await isRefusedAt(6)).toBe(true);
    expect(await isRefusedAt('5')).toBe(true);
    expect(await isRefusedAt(undefined)).toBe(true);
  });

  it('keeps a right for one event from the others', async () => {
    const api = await apiFor('chief-arbiter', scopes.event);
    expect((await api.get(`/tournaments/${event}/export`, sent)).status).toBe(404);
    expect((await api.get('/tournaments/other/export', sent)).status).toBe(403);
  });
});

describe('the accounts of before rights were given', () => {
  it('are refused what they always were', async () => {
    const as = async (role: Role) => refusedRoutes(await apiFor(role, scopes.organisation));
    expect(await as('owner')).toEqual([]);
    expect(await as('chief-arbiter')).toEqual([
      'post /accounts',
      'get /accounts',
      'post /accounts/{account}/name',
      'post /accounts/{account}/password',
      'post /accounts/{account}/person',
      'post /accounts/{account}/disable',
      'post /accounts/{account}/enable',
      'delete /accounts/{account}/sessions',
      'get /accounts/{account}/sessions',
      'delete /accounts/{account}/sessions/{session}',
      'post /accounts/{account}/rights/give',
      'post /accounts/{account}/rights/take',
      'get /accounts/{account}/passkeys',
      'delete /accounts/{account}/passkeys/{passkey}',
      'post /accounts/{account}/passkey-only',
      'post /installation/settings',
      'post /installation/commands',
      'post /installation/import',
      'post /organisations',
      'post /organisations/{organisation}/address',
      'post /organisations/{organisation}/remove',
      'delete /organisations/{organisation}',
      'get /copies',
      'get /copies/whole',
      'post /copies/second-place',
      'post /copies/second-place/copies',
      'post /copies/received',
      'post /copies/restore',
      'get /register/export',
      'get /register/salvage',
      'get /register/looks',
      'post /personal/find',
      'post /personal/about',
      'post /ratings/commands',
      'get /ratings/export',
      'get /ratings/salvage',
      'post /ratings/import',
      'post /ratings/own-reports/preview',
      'post /ratings/own-reports',
      'post /ratings/grants',
      'post /ratings/reports/preview',
      'post /ratings/reports',
      'post /ratings/openings/preview',
      'post /ratings/openings',
      'post /ratings/adjustments/preview',
      'post /ratings/adjustments',
      'post /ratings/lifts/preview',
      'post /ratings/lifts',
      'get /sanctions',
      'post /sanctions/commands',
      'get /sanctions/export',
      'get /sanctions/salvage',
      'post /sanctions/import',
      'get /events/{id}/money',
      'post /events/{id}/money/commands',
      'post /events/{id}/money/payments',
      'get /events/{id}/money/export',
      'get /events/{id}/money/salvage',
      'post /events/{id}/money/import',
    ]);
  });
});
