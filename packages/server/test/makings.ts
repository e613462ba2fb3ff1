import { emptyContestValues } from '@rokade/club';
import { emptyEventValues } from '@rokade/event';
import { emptyTeamValues } from '@rokade/league';
import { emptyDetails } from '@rokade/tournament';
import type { Application } from '../src/index.ts';
import type { ApiClient, Credentials } from './api-client.ts';
import { bodyOf } from './organisations-contract.ts';
import { settings } from './sample-tournament.ts';

export const ours = 'hjoernet';
export const theirs = 'taarnet';

const season = {
  format: 'season',
  rules: 'tempelhof-2018',
  values: { ...emptyContestValues, name: 'Klubår', firstDay: '2027-01-01', lastDay: '2027-12-31' },
};
export const contest = {
  ...season,
  format: 'ladder',
  values: { ...emptyContestValues, name: 'Rangstige' },
};

/** Where books stand that are made by an address without an id, and where they are made from. */
export const shelves = {
  '/tournaments': { settings },
  '/events': { values: { ...emptyEventValues, name: 'Åbent stævne' } },
  '/contests': contest,
  '/leagues': { values: { name: 'Kredsholdturnering', season: '2026/27' } },
} as const;

export interface Room {
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

export const madeAt = async ({ api, as }: Room, shelf: keyof typeof shelves, body: unknown) =>
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
export const makings: Readonly<Record<string, (room: Room) => Promise<Making>>> = {
  '/tournaments': async () => ({ path: '/tournaments', body: shelves['/tournaments'] }),
  '/events': async () => ({ path: '/events', body: shelves['/events'] }),
  '/contests': async () => ({ path: '/contests', body: contest }),
  '/leagues': async () => ({ path: '/leagues', body: shelves['/leagues'] }),
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
  '/leagues/import': async (room) => ({
    path: '/leagues/import',
    body: await fileOf(room, '/leagues'),
  }),
  '/leagues/{id}/next': async (room) => ({
    path: `/leagues/${await leagueOfOneTeam(room)}/next`,
    body: { name: 'Kredsen', season: '2027/28', places: {}, captains: true, squads: true },
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

/** A league of our own with a team; gives its id. */
export async function leagueOfOneTeam(room: Room): Promise<string> {
  const id = await madeAt(room, '/leagues', shelves['/leagues']);
  const values = { name: '1. række', level: 1, boards: 4, promoted: 1, relegated: 1 };
  const teams = [{ id: 'a', values: { ...emptyTeamValues, name: 'Hjørnet 1' } }];
  const commands = [
    { kind: 'add-division', division: 'top', values },
    { kind: 'enter-teams', division: 'top', teams },
  ];
  for (const [index, command] of commands.entries()) {
    const request = { basedOn: index + 1, command };
    const done = await room.api.post(`/leagues/${id}/commands`, request, room.as);
    if (done.status !== 200) throw new Error(await done.text());
  }
  return id;
}
