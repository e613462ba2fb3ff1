import type { Right } from '@rokade/installation';
import {
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
} from '@rokade/league';
import type { Application, Session } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicLeagues } from '../src/lib/server/public/public-leagues.ts';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const [liga, old, hidden] = ['liga', 'old', 'hidden'].map((id) => id as LeagueId) as [
  LeagueId,
  LeagueId,
  LeagueId,
];
const row = { level: 1, boards: 2, promoted: 1, relegated: 1 };
const team = (id: string, club: string) => ({ id, values: { ...emptyTeamValues, name: id, club } });
const player = (id: string) => ({ id, values: { ...emptyMemberValues, name: `Player ${id}` } });
const squad = (of: string, ...ids: readonly string[]) => ({
  kind: 'name-players',
  team: of,
  seat: 'regular',
  leave: '',
  players: ids.map(player),
});

/** A division of three teams, two of one club, with a match far ahead for which two line-ups are in. */
const filled = [
  { kind: 'add-division', division: 'top', values: { ...row, name: '1. række' } },
  {
    kind: 'enter-teams',
    division: 'top',
    teams: [team('a', 'Tårnet'), team('a2', 'Tårnet'), team('b', 'Bonden')],
  },
  squad('a', 'a11', 'a12'),
  squad('a2', 'a21'),
  squad('b', 'b11', 'b12'),
  {
    kind: 'plan-match',
    match: 'm1',
    division: 'top',
    round: 1,
    home: 'a',
    away: 'b',
    values: { day: '2126-03-06', time: '13:00', place: '' },
  },
  { kind: 'hand-in-line-up', match: 'm1', team: 'b', players: ['b12', 'b11'] },
] as unknown as readonly LeagueCommand[];

let app: Application;

async function makeLeague(id: LeagueId, changes: object, further: readonly LeagueCommand[] = []) {
  const values = { ...emptyLeagueValues, name: `Kredsen ${id}`, published: true, ...changes };
  for (const command of [{ kind: 'make-league', id, values } as const, ...further]) {
    const found = await app.leagues.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    const executed = await app.leagues.execute(id, request, ida);
    expect([command.kind, executed]).toEqual([command.kind, expect.objectContaining({ ok: true })]);
  }
}

beforeEach(async () => {
  app = await memoryApplication();
  await makeLeague(liga, { embedAt: ['https://klub.example'] }, filled);
});

const signedIn = (right: Right): Session => ({
  accountId: 'bo',
  name: 'Bo',
  csrf: 'a token',
  rights: [right],
});
const owner = signedIn({ role: 'owner', for: { kind: 'organisation', organisation: 'own' } });
const captainOf = (of: string): Session =>
  signedIn({
    role: 'captain',
    for: {
      kind: 'task',
      event: liga,
      player: of,
      rounds: null,
      boards: null,
      from: '2020-01-01T00:00:00.000Z',
      until: '2120-01-01T00:00:00.000Z',
    },
  });

describe('the page of a captain', () => {
  interface Own {
    readonly team: string;
    readonly next: { readonly sides: readonly { readonly players: readonly string[] }[] } | null;
    readonly callable: readonly { readonly value: string }[];
  }
  const ownOf = async (session: Session): Promise<Own> => {
    const request = { route: '/console/leagues/[league]/team', params: { league: liga } };
    return (await loadPage(app, session, request)).data['own'] as Own;
  };

  it('has the line-up of their own team, and of the other only once both are open', async () => {
    const shown = async (of: string) => {
      const own = await ownOf(captainOf(of));
      return [own.team, own.next?.sides.map(({ players }) => players)];
    };
    expect(await shown('b')).toEqual(['b', [[], ['b12', 'b11']]]);
    expect(await shown('a')).toEqual(['a', [[], []]]);
  });

  it('offers players of the club’s other teams to be asked for, none of their own', async () => {
    const offered = async (of: string) =>
      (await ownOf(captainOf(of))).callable.map(({ value }) => value);
    expect(await offered('a')).toEqual(['a21']);
    expect(await offered('a2')).toEqual(['a11', 'a12']);
    expect(await offered('b')).toEqual([]);
  });
});

it('a season ends with a division for each team, or with its leaving', async () => {
  const request = { route: '/console/leagues/[league]/next', params: { league: liga } };
  const { data } = await loadPage(app, owner, request);
  const places = data['places'] as readonly { readonly value: string }[];
  expect(places.map(({ value }) => value)).toEqual(['top', '']);
  const [ends] = data['ends'] as readonly {
    readonly lines: readonly { readonly rank: string }[];
  }[];
  // Nothing is played yet: all share the places.
  expect(ends?.lines.map(({ rank }) => rank)).toEqual(['1–3', '1–3', '1–3']);
});

it('the webhooks of a league are told to whoever keeps it, to nobody else', async () => {
  const request = { route: '/console/leagues/[league]/settings', params: { league: liga } };
  expect((await loadPage(app, owner, request)).data['webhooks']).toEqual([]);
  const elsewhere = { kind: 'organisation', organisation: 'other' } as const;
  for (const session of [captainOf('a'), signedIn({ role: 'club-officer', for: elsewhere })]) {
    const answer = await loadPage(app, session, request).catch(({ status }) => ({ status }));
    expect(answer.status).toBe(403);
  }
});

describe('in public', () => {
  it('the first page has leagues that are published and not put away', async () => {
    await makeLeague(hidden, { published: false });
    await makeLeague(old, {});
    await app.leagues.archive(old, true);
    const reader = { app, language: 'en', t: translator('en') } as const;
    const { leagues } = await publicLeagues(reader as never, '', undefined);
    expect(leagues.map(({ id }) => id)).toEqual(['liga']);
  });

  it('an embedded table may be framed by the sites that the league names, and by no others', async () => {
    await makeLeague(old, {}, filled);
    const framed = async (id: string) => {
      const route = '/embed/league/[id]/[division]';
      const file = `${route.slice(1)}/+layout.server.ts`;
      const params = { id, division: 'top' };
      return (await loadPage(app, null, { route, file, params })).framedBy;
    };
    expect(await framed('liga')).toBe('https://klub.example');
    expect(await framed('old')).toBe("'none'");
  });
});
