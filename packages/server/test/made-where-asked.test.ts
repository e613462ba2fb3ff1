import type { Role } from '@rokade/installation';
import { emptyLeagueValues } from '@rokade/league';
import { describe, expect, it } from 'vitest';
import {
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import {
  contest,
  leagueOfOneTeam,
  madeAt,
  makings,
  ours,
  type Room,
  shelves,
  theirs,
} from './makings.ts';
import { bodyOf, inside } from './organisations-contract.ts';
import { applicationForTest, ida, settings } from './sample-tournament.ts';

/** Routes that make what is no book of an organisation: links, tokens, accounts, addresses and phones to tell. */
const elsewhere = [
  '/accounts',
  '/contests/{id}/links',
  '/contests/{id}/links/players',
  '/contests/{id}/links/tables',
  '/events/{id}/links',
  '/events/{id}/webhooks',
  '/leagues/{id}/links',
  '/leagues/{id}/webhooks',
  '/organisations',
  '/session/tokens',
  '/tournaments/{id}/links',
  '/tournaments/{id}/push',
  '/tournaments/{id}/webhooks',
];

/** The ids of all books of an organisation, as the store has them. */
async function booksOf({ app }: Room, organisation: string): Promise<readonly string[]> {
  const question = { search: '', state: null, since: '', until: '', after: '' } as const;
  const { tournaments } = await app.tournaments.page({
    ...question,
    organisation,
    order: 'newest-day',
    most: 100,
    only: { isPublic: true, ids: [], organisations: [ours, theirs, 'own'] },
  });
  const listed = [
    ...(await app.events.list()),
    ...(await app.contests.list()),
    ...(await app.leagues.list()),
  ];
  const others = listed.filter((one) => one.organisation === organisation);
  return [...tournaments, ...others].map(({ id }) => id);
}

/** A server of two clubs, at one of which somebody has an office and nothing else. */
async function club(role: Role = 'club-officer'): Promise<Room> {
  const app = await applicationForTest();
  const api = apiClient(app);
  const asOwner = await setUpArbiter(app, api);
  for (const address of [ours, theirs]) {
    await api.post('/organisations', { address, name: `Skakklubben ${address}` }, asOwner);
  }
  const right = inside(role, ours);
  await api.post('/accounts', { name: 'Bo', password, right, confirmed: true }, asOwner);
  const as = await credentialsOf(await api.post('/session', { name: 'Bo', password }));
  return { app, api, as };
}

describe('what somebody makes', () => {
  it('is made by a route that is looked at here', async () => {
    const { api } = await club();
    const making = api.routes.filter(({ status }) => status === 201).map(({ path }) => path);
    const looked = [...Object.keys(makings), ...elsewhere];
    expect([...new Set(making)].toSorted()).toEqual(looked.toSorted());
  });

  it.each(Object.keys(makings))('by %s stands with those whose right was asked', async (route) => {
    const room = await club();
    const { path, body } = (await makings[route]?.(room)) ?? { path: '', body: {} };
    const before = await booksOf(room, ours);
    await room.api.post(`${path}?organisation=${theirs}`, body, room.as);
    await room.api.post(path, body, room.as);
    expect([await booksOf(room, theirs), await booksOf(room, 'own')]).toEqual([[], []]);
    if ((await booksOf(room, ours)).length > before.length) return;
    const made = await room.api.post(`${path}?organisation=${ours}`, body, room.as);
    expect(made.status).toBe(201);
    const { id } = await bodyOf<{ id: string }>(made);
    expect(await booksOf(room, ours)).toEqual(expect.arrayContaining([...before, id]));
  });

  const isOfLeague = (route: string) => route.startsWith('/leagues');
  const newOnes = Object.keys(makings).filter((route) => !route.includes('{id}'));

  it.each(newOnes.filter((route) => !isOfLeague(route)))(
    'by %s is theirs to lead',
    async (route) => {
      const room = await club('federation-officer');
      const { path, body } = (await makings[route]?.(room)) ?? { path: '', body: {} };
      const made = await room.api.post(`${path}?organisation=${ours}`, body, room.as);
      const { id } = await bodyOf<{ id: string }>(made);
      const accounts = await room.app.accounts.list();
      const rights = accounts.find(({ name }) => name === 'Bo')?.rights ?? [];
      const right = { role: 'chief-arbiter', for: { kind: 'event', event: id } };
      expect(rights).toContainEqual(right);
      expect(rights[0]).toEqual(inside('federation-officer', ours));
    },
  );

  it.each(newOnes.filter(isOfLeague))(
    'by %s is led by an officer by their office',
    async (route) => {
      const room = await club('federation-officer');
      const { path, body } = (await makings[route]?.(room)) ?? { path: '', body: {} };
      const made = await room.api.post(`${path}?organisation=${ours}`, body, room.as);
      const { id } = await bodyOf<{ id: string }>(made);
      const command = { kind: 'change-league', changes: { leader: 'Bo' } };
      const sent = await room.api.post(`/leagues/${id}/commands`, { basedOn: 1, command }, room.as);
      expect(sent.status).toBe(200);
      const accounts = await room.app.accounts.list();
      const rights = accounts.find(({ name }) => name === 'Bo')?.rights;
      expect(rights).toEqual([inside('federation-officer', ours)]);
    },
  );

  it('is led by its maker at the next request, and by nobody else', async () => {
    const room = await club();
    const id = await madeAt(room, '/tournaments', { settings });
    const command = { kind: 'change-settings', changes: { place: 'Kroen' } };
    const sent = await room.api.post(
      `/tournaments/${id}/commands`,
      { basedOn: 1, command },
      room.as,
    );
    expect(sent.status).toBe(200);
    const right = inside('club-officer', ours);
    await room.app.accounts.create({ name: 'Eva', password }, right, ida);
    const asEva = await credentialsOf(await room.api.post('/session', { name: 'Eva', password }));
    const path = `/tournaments/${id}/commands`;
    expect((await room.api.post(path, { basedOn: 2, command }, asEva)).status).toBe(403);
  });

  it.each([
    ['tournaments', { kind: 'create-tournament', id: 'nyt', settings }],
    ['events', { kind: 'make-event', id: 'nyt', values: shelves['/events'].values }],
    ['contests', { kind: 'make-contest', id: 'nyt', seed: 'frø', ...contest }],
    ['leagues', { kind: 'make-league', id: 'nyt', values: emptyLeagueValues }],
  ])('is not made by the commands of %s where nothing is made by them', async (shelf, command) => {
    for (const role of ['club-officer', 'arbiter', 'chief-arbiter'] as const) {
      const room = await club(role);
      for (const query of ['', `?organisation=${ours}`, `?organisation=${theirs}`]) {
        const path = `/${shelf}/nyt/commands${query}`;
        const sent = await room.api.post(path, { basedOn: 0, command }, room.as);
        expect([role, query, sent.status]).toEqual([role, query, 403]);
      }
    }
  });

  it('is a link of a captain only by whoever leads the league', async () => {
    const room = await club();
    const path = `/leagues/${await leagueOfOneTeam(room)}/links`;
    const link = { role: 'captain', player: 'a' };
    await room.app.accounts.create({ name: 'Eva', password }, inside('club-officer', theirs), ida);
    const asEva = await credentialsOf(await room.api.post('/session', { name: 'Eva', password }));
    for (const query of ['', `?organisation=${ours}`, `?organisation=${theirs}`]) {
      expect([query, (await room.api.post(path + query, link, asEva)).status]).toEqual([
        query,
        403,
      ]);
    }
    expect(await bodyOf(await room.api.get(path, room.as))).toEqual({ links: [] });
    expect((await room.api.post(path, link, room.as)).status).toBe(201);
  });

  it('is a competition only by whoever may make one', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const asOwner = await setUpArbiter(app, api);
    await api.post('/accounts', { name: 'Bo', password, right: inside('arbiter', 'own') }, asOwner);
    const asBo = await credentialsOf(await api.post('/session', { name: 'Bo', password }));
    const command = { kind: 'make-contest', id: 'nyt', seed: 'frø', ...contest };
    const sent = (as: Credentials) =>
      api.post('/contests/nyt/commands', { basedOn: 0, command }, as);
    expect((await sent(asBo)).status).toBe(403);
    expect((await sent(asOwner)).status).toBe(200);
  });
});
