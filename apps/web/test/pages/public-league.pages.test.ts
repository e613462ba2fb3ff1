import {
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
  type MatchId,
  type MemberId,
  type TeamId,
} from '@rokade/league';
import { plusDays } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, secrets } from './house.ts';
import { structureFaults } from './structure.ts';

const ida = { id: 'ida', name: 'Ida' };
const liga = 'kreds' as LeagueId;
const top = 'top' as DivisionId;
const match = (id: string) => id as MatchId;
const team = (id: string) => id as TeamId;
const member = (id: string) => id as MemberId;
const phone = '12 34 56 78';

const squad = (id: string): LeagueCommand => ({
  kind: 'name-players',
  team: team(id),
  seat: 'regular',
  leave: '',
  players: [1, 2, 3].map((number) => ({
    id: member(`${id}${number}`),
    values: {
      ...emptyMemberValues,
      name: `Spiller ${id.toUpperCase()}${number}`,
      rating: 1900 - 50 * number,
      born: secrets.birthDate.slice(0, 4),
    },
  })),
});

const lineUp = (id: string, of: string): LeagueCommand => ({
  kind: 'hand-in-line-up',
  match: match(id),
  team: team(of),
  players: [member(`${of}1`), member(`${of}2`)],
});

const planned = (
  id: string,
  round: number,
  [home, away]: readonly [string, string],
  day: string,
): LeagueCommand => ({
  kind: 'plan-match',
  match: match(id),
  division: top,
  round,
  home: team(home),
  away: team(away),
  values: { day, time: '13:00', place: 'Sct. Knud' },
});

/** Three teams of two clubs: a match that is over, one with one line-up in, one in a month. */
const begun = (today: string): readonly LeagueCommand[] => [
  {
    kind: 'make-league',
    id: liga,
    values: {
      ...emptyLeagueValues,
      name: 'Kredsholdturneringen',
      season: '2026/27',
      published: true,
    },
  },
  {
    kind: 'add-division',
    division: top,
    values: { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: top,
    teams: [
      ['a', 'Tårnet 1', 'Tårnet'],
      ['b', 'Springeren', 'Springeren & Co.'],
      ['c', 'Tårnet 2', 'Tårnet'],
    ].map(([id = '', name = '', club = '']) => ({
      id: team(id),
      values: { ...emptyTeamValues, name, club },
    })),
  },
  squad('a'),
  squad('b'),
  squad('c'),
  {
    kind: 'name-captains',
    team: team('a'),
    changes: { captain: 'Alm, Ida', captainContact: phone, accounts: 'kaptajn' },
  },
  planned('m1', 1, ['a', 'b'], plusDays(today, -1)),
  planned('m2', 2, ['c', 'a'], plusDays(today, 2)),
  planned('m3', 3, ['b', 'c'], plusDays(today, 30)),
  lineUp('m1', 'a'),
  lineUp('m1', 'b'),
  {
    kind: 'note-results',
    match: match('m1'),
    results: [
      { board: 1, score: '1-0' },
      { board: 2, score: 'draw' },
    ],
  },
  lineUp('m2', 'c'),
];

let house: House;

async function tell(...commands: readonly LeagueCommand[]): Promise<void> {
  const { leagues } = house.app;
  for (const command of commands) {
    const found = await leagues.get(liga);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await leagues.execute(liga, request, ida);
    if (!done.ok) throw new Error(`${command.kind}: ${JSON.stringify(done.error)}`);
  }
}

beforeAll(async () => {
  house = await openHouse();
  await tell(...begun(house.app.hall().now.slice(0, 10)));
});
afterAll(() => house.close());

const pages = [
  '/league/kreds',
  '/league/kreds/division/top',
  '/league/kreds/team/a',
  `/league/kreds/club/${encodeURIComponent('Springeren & Co.')}`,
  '/league/kreds/match/m1',
  '/league/kreds/match/m2',
  '/league/kreds/player/a1',
  '/embed/league/kreds/top/table',
  '/embed/league/kreds/top/round',
];

const textAt = async (path: string) => (await house.ask('nobody', path)).text();

describe('the public pages of a league', () => {
  it.each(pages)('%s is there in three languages, and nothing is wrong with it', async (path) => {
    for (const language of ['en', 'da', 'de'] as readonly Language[]) {
      const answer = await house.askIn(language, 'nobody', path);
      expect(answer.status).toBe(200);
      const faults = structureFaults(await answer.text(), `http://hall.local${path}`);
      expect(faults, language).toEqual([]);
    }
  });

  it.each(pages)(
    '%s tells nobody how to reach a captain, or when a player was born',
    async (path) => {
      const page = await textAt(path);
      for (const secret of [phone, 'kaptajn', secrets.birthDate.slice(0, 4)]) {
        expect(page).not.toContain(secret);
      }
    },
  );

  it('has the table, the result and the way to its boards', async () => {
    const page = await textAt('/league/kreds/division/top');
    expect(page).toContain('1½–½');
    expect(page).toContain('/league/kreds/match/m1');
    const boards = await textAt('/league/kreds/match/m1');
    for (const text of ['Spiller A1', 'Spiller B2', '1–0', '½–½']) expect(boards).toContain(text);
  });

  it('opens each sum of a team’s place', async () => {
    const page = await textAt('/league/kreds/team/a');
    expect(page).toContain('How the place came about');
    for (const text of ['Match points: 2', 'Game points: 1½', 'Berlin weighting: 2½']) {
      expect(page).toContain(text);
    }
  });

  it('keeps a line-up secret until the other is in', async () => {
    const before = await textAt('/league/kreds/match/m2');
    expect(before).toContain('secret');
    expect(before).not.toContain('Spiller C1');
    await tell(lineUp('m2', 'a'));
    expect(await textAt('/league/kreds/match/m2')).toContain('Spiller C1');
  });

  it('adds up a player’s games', async () => {
    const page = await textAt('/league/kreds/player/a2');
    expect(page).toContain('½ of 1 game');
    expect(page).toContain('Spiller B2');
  });

  it.each([
    '/league/none',
    '/league/kreds/division/x',
    '/league/kreds/team/x',
    '/league/kreds/club/x',
    '/league/kreds/match/x',
    '/league/kreds/player/x',
    '/embed/league/none/top/table',
    '/embed/league/kreds/x/round',
  ])('has nothing at %s', async (path) => {
    expect((await house.ask('nobody', path)).status).toBe(404);
  });
});

describe('a table of a division on another site', () => {
  const [club, table] = ['https://club.example', '/embed/league/kreds/top/table'];
  const policyOf = async (path: string) =>
    (await house.ask('nobody', path)).headers.get('content-security-policy');
  const desk = async (path: string) =>
    (await house.ask('owner', `/console/leagues/kreds/${path}`)).text();

  it('is shown by no site that is not named', async () => {
    expect(await policyOf(table)).toContain("frame-ancestors 'none'");
    expect(await desk('divisions/top')).not.toContain('&lt;iframe');
  });

  it('is shown by the sites that the leader names, which get the text to put in', async () => {
    await tell({ kind: 'change-league', changes: { embedAt: [club, 'http://localhost:8080'] } });
    for (const path of [table, '/embed/league/kreds/top/round']) {
      const answer = await house.ask('nobody', path);
      expect(answer.headers.get('x-frame-options')).toBeNull();
      expect(await policyOf(path)).toContain(`frame-ancestors ${club} http://localhost:8080`);
      expect(await desk('divisions/top')).toContain(path);
    }
    expect(await policyOf('/league/kreds')).toContain("frame-ancestors 'none'");
    const settings = await desk('settings');
    expect(settings).toContain('name="command.changes.embedAt:lines"');
    expect(settings).toContain(`${club}\nhttp://localhost:8080`);
  });

  it('has the table or the matches alone, without a script, and leads to the whole pages', async () => {
    const page = await textAt(table);
    expect(page).toContain('<base target="_top"');
    expect(page).toContain('href="/league/kreds/team/a"');
    expect(page).toContain('href="/league/kreds/division/top"');
    expect(page).not.toContain('type="module"');
    expect(await textAt('/embed/league/kreds/top/round')).toContain('/league/kreds/match/m2');
  });

  it.each(['https://club.example/chess', 'club.example', "https://x; script-src 'unsafe-inline'"])(
    'is for no site named %s',
    async (site) => {
      const change = tell({ kind: 'change-league', changes: { embedAt: [site] } });
      await expect(change).rejects.toThrow('league.not-a-site');
    },
  );
});

describe('the feeds of a division', () => {
  const at = '/feed/league/kreds/top';

  it.each([
    ['matches.ics', 'text/calendar', 'SUMMARY:Tårnet 1 – Springeren'],
    ['results.atom', 'application/atom+xml', '1. Spiller A1 – Spiller B1 1–0'],
  ])('%s is linked on its page and fetched anew each time', async (file, type, line) => {
    expect(await textAt('/league/kreds/division/top')).toContain(`href="${at}/${file}"`);
    const answer = await house.ask('nobody', `${at}/${file}`);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const text = await answer.text();
    expect(text).toContain(line);
    for (const secret of [phone, 'kaptajn', secrets.birthDate.slice(0, 4)]) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    `${at}/other.ics`,
    '/feed/league/kreds/x/matches.ics',
    '/feed/league/no/top/matches.ics',
  ])('are not at %s', async (path) => {
    expect((await house.ask('nobody', path)).status).toBe(404);
  });
});

describe('where teams go after the season, in public', () => {
  const tables = async () => [
    await textAt('/league/kreds/division/top'),
    await textAt('/embed/league/kreds/top/table'),
  ];

  it('has the reason where it is not the place alone, and what the leader settles', async () => {
    await tell(
      {
        kind: 'add-division',
        division: 'low' as DivisionId,
        values: { name: '2. række', level: 2, boards: 2, promoted: 1, relegated: 0 },
      },
      { kind: 'change-team', team: team('b'), changes: { refuses: true } },
    );
    for (const page of await tables()) expect(page).not.toContain('decided by the leader');
    await tell({
      kind: 'settle-ends',
      places: { a: 'top', b: 'low', c: '' },
      reasons: { c: 'The club gives it up' },
    });
    for (const page of await tables()) {
      expect(page).toContain('goes down to 2. række');
      expect(page).toContain('leaves the league, decided by the leader: The club gives it up');
    }
    await tell(
      { kind: 'settle-ends', places: {}, reasons: {} },
      { kind: 'remove-division', division: 'low' as DivisionId },
      { kind: 'change-team', team: team('b'), changes: { refuses: false } },
    );
    for (const page of await tables()) expect(page).not.toContain('gives it up');
  });
});

describe('the end of the season at the desk', () => {
  it.each(['en', 'da', 'de'] as readonly Language[])('is told in %s', async (language) => {
    const path = '/console/leagues/kreds/next';
    const answer = await house.askIn(language, 'owner', path);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(structureFaults(page, `http://hall.local${path}`)).toEqual([]);
    expect(page).toContain('name="places.a"');
    for (const kind of ['settings', 'divisions/top', 'teams/a', 'matches/m1']) {
      const at = `/console/leagues/kreds/${kind}`;
      const other = await house.askIn(language, 'owner', at);
      expect(structureFaults(await other.text(), `http://hall.local${at}`), kind).toEqual([]);
    }
  });

  it('is nobody else’s', async () => {
    expect((await house.ask('nobody', '/console/leagues/kreds/next')).status).not.toBe(200);
  });
});

describe('the first page', () => {
  it('names the leagues and the matches of these days, of one club where one is chosen', async () => {
    const all = await textAt('/');
    for (const text of ['/league/kreds"', 'match/m1', 'match/m2']) expect(all).toContain(text);
    expect(all).not.toContain('match/m3');
    const club = await textAt(`/?club=${encodeURIComponent('Springeren & Co.')}`);
    expect(club).toContain('match/m1');
    expect(club).not.toContain('match/m2');
    expect(await textAt('/?club=unknown')).toContain('match/m2');
  });
});

describe('a league that is not published', () => {
  it('is there only for whoever may see it at its desk', async () => {
    await tell({ kind: 'change-league', changes: { published: false } });
    const feeds = ['matches.ics', 'results.atom'].map((file) => `/feed/league/kreds/top/${file}`);
    for (const path of [...pages, ...feeds]) {
      expect((await house.ask('nobody', path)).status).toBe(404);
    }
    expect(await textAt('/')).not.toContain('/league/kreds"');
    const page = await (await house.ask('owner', '/league/kreds')).text();
    expect(page).toContain('not published');
  });
});
