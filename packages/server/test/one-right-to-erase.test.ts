import { type Act, isAllowed, type Role, roles, scopesOfRole } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, apiClient } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

/**
 * Every way to erase somebody: what is sent, and what the book asks besides the right to erase of
 * whoever changes it.
 */
const ways: readonly (readonly [
  path: string,
  way: {
    readonly sent: { readonly kind: string; readonly [field: string]: unknown };
    readonly also?: Act;
  },
])[] = [
  ['/tournaments/{id}/commands', { sent: { kind: 'erase-player', player: 'ida' } }],
  ['/events/{id}/commands', { sent: { kind: 'erase-entrant', entrant: 'ida' } }],
  [
    '/contests/{id}/commands',
    { sent: { kind: 'erase-entry', entry: 'ida' }, also: 'play-contest' },
  ],
  [
    '/events/{id}/money/commands',
    { sent: { kind: 'erase-words', bookings: ['fee'] }, also: 'keep-money' },
  ],
  ['/leagues/{id}/commands', { sent: { kind: 'erase-captains', team: 'a' }, also: 'play-league' }],
  [
    '/leagues/{id}/commands',
    { sent: { kind: 'erase-player', player: 'ida' }, also: 'play-league' },
  ],
  ['/register/commands', { sent: { kind: 'erase-person', person: 'ida' }, also: 'keep-people' }],
  ['/ratings/commands', { sent: { kind: 'erase-person', person: 'ida' }, also: 'keep-ratings' }],
  [
    '/sanctions/commands',
    { sent: { kind: 'erase-person', person: 'ida' }, also: 'keep-sanctions' },
  ],
];

const sent = { cookie: '', 'x-rokade-csrf': 'of this session' };

/** The API as somebody finds it who has one role for the whole organisation. */
async function apiFor(role: Role): Promise<ApiClient> {
  const app = await applicationForTest();
  const rights = [{ role, for: { kind: 'organisation', organisation: 'own' } }] as const;
  const session = { accountId: 'ida', name: 'Ida Hansen', csrf: sent['x-rokade-csrf'], rights };
  return apiClient({ ...app, accounts: { ...app.accounts, session: async () => session } });
}

const ofOrganisations = roles.filter((role) => scopesOfRole[role].includes('organisation'));

/** The words by which the commands of a route erase somebody, as the API describes its body. */
const erasingKinds = (body: z.ZodType): readonly string[] => [
  ...new Set(JSON.stringify(z.toJSONSchema(body, { io: 'input' })).match(/(?<=")erase-\w+(?=")/g)),
];

describe('erasing somebody', () => {
  it('is looked at here in every book whose commands erase', async () => {
    const { routes } = apiClient(await applicationForTest());
    const found = routes.flatMap(({ path, body }) =>
      body === undefined ? [] : erasingKinds(body).map((kind) => [path, kind]),
    );
    const looked = ways.map(([path, way]) => [path, way.sent.kind]);
    expect(found.toSorted()).toEqual(looked.toSorted());
  });

  it.each(ofOrganisations)('is one right in all of them: %s', async (role) => {
    const api = await apiFor(role);
    for (const [path, { sent: command, also = 'erase-person' }] of ways) {
      const body = { basedOn: 0, command, confirmed: true };
      const { status } = await api.post(path.replace('{id}', 'none'), body, sent);
      const isFree = isAllowed(role, 'erase-person') && isAllowed(role, also);
      expect([path, status === 403]).toEqual([path, !isFree]);
    }
    const wish = { who: ['Ida Hansen'], persons: ['ida'], confirmed: true };
    const { status } = await api.post('/personal/erase', wish, sent);
    expect(status === 403).toBe(!isAllowed(role, 'erase-person'));
  });

  it('is for nobody who may only see contact data', () => {
    const erasers = roles.filter((role) => isAllowed(role, 'erase-person'));
    expect(erasers).toEqual(['owner', 'chief-arbiter']);
  });
});
