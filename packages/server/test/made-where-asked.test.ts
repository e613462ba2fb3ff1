import { unsaidContest } from '@rokade/club';
import { unsaidEvent } from '@rokade/event';
import type { Role } from '@rokade/installation';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import {
  type ApiClient,
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import { bodyOf, inside } from './organisations-contract.ts';
import { applicationForTest, ida, settings } from './sample-tournament.ts';

const ours = 'hjoernet';
const theirs = 'taarnet';

const season = {
  format: 'season',
  rules: 'tempelhof-2018',
  values: { ...unsaidContest, name: 'Klubår', firstDay: '2027-01-01', lastDay: '2027-12-31' },
};
const contest = { ...season, format: 'ladder', values: { ...unsaidContest, name: 'Rangstige' } };

/** Where books stand that are made by an address without an id, and where they are made from. */
const shelves = {
  '/tournaments': { settings },
  '/events': { values: { ...unsaidEvent, name: 'Åbent stævne' } },
  '/contests': contest,
} as const;

interface Room {
  readonly app: Application;
  readonly api: ApiClient;
  readonly as: Credentials;
}

/** What something is made from; `path` is the address without a question. */
interface Making {
  readonly path: string;
  readonly body: unknown;
}

const idIn = async (response: Response): Promise<string> =>
  (await bodyOf<{ id: string }>(response)).id;

const madeAt = async ({ api, as }: Room, shelf: keyof typeof shelves, body: unknown) =>
  idIn(await api.post(`${shelf}?organisation=${ours}`, body, as));

/** The file of a book of our own, as it was taken out. */
async function fileOf(room: Room, shelf: keyof typeof shelves): Promise<string> {
  const id = await madeAt(room, shelf, shelves[shelf]);
  return (await room.api.get(`${shelf}/${id}/export`, room.as)).text();
}

/** A tournament of two, as it is before its first round, or after one that was drawn. */
async function tournamentOfTwo(room: Room, isPlayed: boolean): Promise<string> {
  const id = await madeAt(room, '/tournaments', shelves['/tournaments']);
  const players = ['Alm, Ida', 'Bech, Bo'].map((name, index) => ({
    id: `p${index + 1}`,
    details: { ...emptyDetails, name },
  }));
  const played = [
    { kind: 'draw-lots', seed: 'frø' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 1, black: 1 } },
  ];
  const commands = [{ kind: 'enter-players', players }, ...(isPlayed ? played : [])];
  for (const command of commands) {
    const { version } = await bodyOf<{ version: number }>(
      await room.api.get(`/tournaments/${id}`, room.as),
    );
    const request = { basedOn: version, command, confirmed: true };
    const done = await room.api.post(`/tournaments/${id}/commands`, request, room.as);
    if (done.status !== 200) throw new Error(await done.text());
  }
  return id;
}

/** Every route that answers that something was made, with what our officer sends to it. */
const makings: Readonly<Record<string, (room: Room) => Promise<Making>>> = {
  '/tournaments': async () => ({ path: '/tournaments', body: shelves['/tournaments'] }),
  '/events': async () => ({ path: '/events', body: shelves['/events'] }),
  '/contests': async () => ({ path: '/contests', body: contest }),
  '/demo': async () => ({ path: '/demo', body: {} }),
  '/import': async (room) => ({ path: '/import', body: await fileOf(room, '/tournaments') }),
  '/events/import': async (room) => ({
    path: '/events/import',
    body: await fileOf(room, '/events'),
  }),
  '/contests/import': async (room) => ({
    path: '/contests/import',
    body: await fileOf(room, '/contests'),
  }),
  '/contests/{id}/copy': async (room) => ({
    path: `/contests/${await madeAt(room, '/contests', season)}/copy`,
    body: {},
  }),
  '/events/{id}/copy': async (room) => ({
    path: `/events/${await madeAt(room, '/events', shelves['/events'])}/copy`,
    body: { name: 'Åbent stævne igen', firstDay: '' },
  }),
  '/events/{id}/groups': async (room) => ({
    path: `/events/${await madeAt(room, '/events', shelves['/events'])}/groups`,
    body: { basedOn: 1, group: 'A', system: 'monrad', rounds: 5 },
  }),
  '/tournaments/{id}/groups': async (room) => ({
    path: `/tournaments/${await tournamentOfTwo(room, false)}/groups`,
    body: {
      groups: [{ name: 'A', system: 'monrad', rounds: 1 }],
      places: { p1: 0, p2: 0 },
    },
  }),
  '/tournaments/{id}/second-group': async (room) => ({
    path: `/tournaments/${await tournamentOfTwo(room, false)}/second-group`,
    body: { own: 'A', group: 'B', system: 'monrad', rounds: 5 },
  }),
  '/tournaments/{id}/stage': async (room) => {
    const tournament = await tournamentOfTwo(room, true);
    const players = ['p1', 'p2'].map((player) => ({ tournament, player }));
    const body = { players, order: 'by-place', group: 'Finale', system: 'monrad', rounds: 1 };
    return { path: `/tournaments/${tournament}/stage`, body };
  },
  '/tournaments/{id}/play-off': async (room) => ({
    path: `/tournaments/${await tournamentOfTwo(room, true)}/play-off`,
    body: {},
  }),
};

/** Routes that make what is no book of an organisation: links, tokens, accounts, addresses to tell. */
const elsewhere = [
  '/accounts',
  '/contests/{id}/links',
  '/contests/{id}/links/players',
  '/contests/{id}/links/tables',
  '/events/{id}/links',
  '/events/{id}/webhooks',
  '/organisations',
  '/session/tokens',
  '/tournaments/{id}/links',
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
  const listed = [...(await app.events.list()), ...(await app.contests.list())];
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

  const newOnes = Object.keys(makings).filter((route) => !route.includes('{id}'));

  it.each(newOnes)('by %s is theirs to lead', async (route) => {
    const room = await club('federation-officer');
    const { path, body } = (await makings[route]?.(room)) ?? { path: '', body: {} };
    const made = await room.api.post(`${path}?organisation=${ours}`, body, room.as);
    const { id } = await bodyOf<{ id: string }>(made);
    const accounts = await room.app.accounts.list();
    const rights = accounts.find(({ name }) => name === 'Bo')?.rights ?? [];
    const right = { role: 'chief-arbiter', for: { kind: 'event', event: id } };
    expect(rights).toContainEqual(right);
    expect(rights[0]).toEqual(inside('federation-officer', ours));
  });

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
