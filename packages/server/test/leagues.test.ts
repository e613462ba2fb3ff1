import { readFileSync } from 'node:fs';
import type { Returned } from '@rokade/journal';
import {
  type CallId,
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueHappened,
  type LeagueId,
  leagueBook,
  type MatchId,
  type MemberId,
  type PenaltyId,
  parseLeagueId,
  type TeamId,
  type WishId,
} from '@rokade/league';
import type { PersonId } from '@rokade/register';
import { emptySanctionValues, type SanctionId } from '@rokade/sanctions';
import { describe, expect, it } from 'vitest';
import { type Application, parseJournalFile, personalAt } from '../src/index.ts';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const liga = parseLeagueId('liga') as LeagueId;
const top = 'top' as DivisionId;
const team = (name: string) => name as TeamId;
const member = (name: string) => name as MemberId;
const match = 'm1' as MatchId;

const squad = (name: string): LeagueCommand => ({
  kind: 'name-players',
  team: team(name),
  seat: 'regular',
  leave: '',
  players: [1, 2, 3].map((number) => ({
    id: member(`${name}${number}`),
    values: { ...emptyMemberValues, name: `${name.toUpperCase()}${number}, Spiller` },
  })),
});

const begun: readonly LeagueCommand[] = [
  {
    kind: 'make-league',
    id: liga,
    values: { ...emptyLeagueValues, name: 'Kredsen', published: true },
  },
  {
    kind: 'add-division',
    division: top,
    values: { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 },
  },
  {
    kind: 'enter-teams',
    division: top,
    teams: ['a', 'b', 'c'].map((name) => ({
      id: team(name),
      values: { ...emptyTeamValues, name: `Team ${name}`, club: 'SK' },
    })),
  },
  squad('a'),
  squad('b'),
  {
    kind: 'name-captains',
    team: team('a'),
    changes: { captain: 'Alm, Ida', captainContact: '12 34 56 78', accounts: 'kaptajn' },
  },
  {
    kind: 'plan-match',
    match,
    division: top,
    round: 1,
    home: team('a'),
    away: team('b'),
    values: { day: '2027-03-06', time: '13:00', place: '' },
  },
];

async function tell(app: Application, ...commands: readonly LeagueCommand[]): Promise<void> {
  for (const command of commands) {
    const found = await app.leagues.get(liga);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.leagues.execute(liga, request, ida)).toMatchObject({ ok: true });
  }
}

async function league(): Promise<Application> {
  const app = await applicationForTest();
  await tell(app, ...begun);
  return app;
}

/** The headers of whoever came with the link of a team's captain. */
async function captainOf(app: Application, name: string) {
  const wish = { name, role: 'captain', rounds: null, boards: null, player: name } as const;
  const made = await app.accounts.makeLink(liga, wish, 'Ida');
  if (!made.ok) throw new Error(made.error.code);
  const { token } = made.value;
  const session = await app.accounts.session(token);
  return { cookie: `rokade_session=${token}`, 'x-rokade-csrf': session?.csrf ?? '' };
}

/** Sends commands as somebody does, on the newest version. */
async function sender(app: Application, headers: Awaited<ReturnType<typeof captainOf>>) {
  const { post } = apiClient(app);
  return async (command: LeagueCommand, basedOn?: number) => {
    const found = await app.leagues.get(liga);
    const newest = found.ok ? found.value.version : 0;
    return post('/leagues/liga/commands', { basedOn: basedOn ?? newest, command }, headers);
  };
}

const lineUp = (name: string): LeagueCommand => ({
  kind: 'hand-in-line-up',
  match,
  team: team(name),
  players: [member(`${name}1`), member(`${name}2`)],
});

describe('a league over the API', () => {
  it('is made, changed, exported and imported by who leads it', async () => {
    const app = await applicationForTest();
    const client = apiClient(app);
    const { get, post } = client;
    const headers = await setUpArbiter(app, client);
    const values = { ...emptyLeagueValues, name: 'Kredsen 2027' };
    expect((await post('/leagues', { values })).status).toBe(401);
    const { id } = await (await post('/leagues', { values }, headers)).json();
    const command = { kind: 'change-league', changes: { season: '2026/27' } };
    const changed = await post(`/leagues/${id}/commands`, { basedOn: 1, command }, headers);
    expect(changed.status).toBe(200);
    const file = await (await get(`/leagues/${id}/export`, headers)).text();
    const again = await (await post('/leagues/import', file, headers)).json();
    expect(again.id).not.toBe(id);
    expect((await post(`/leagues/${id}/archive`, { archived: true }, headers)).status).toBe(204);
    expect((await get(`/leagues/${id}`)).status).toBe(404);
  });

  it('shows everybody no contact data and no line-up before it is open', async () => {
    const app = await league();
    await tell(app, lineUp('a'));
    const { get } = apiClient(app);
    const shown = await (await get('/leagues/liga')).json();
    expect(JSON.stringify(shown)).not.toMatch(/12 34 56 78|kaptajn|"a1","a2"/);
    expect(shown.matches[0].lineUps.home.players).toEqual([]);
    await tell(app, lineUp('b'));
    const open = await (await get('/leagues/liga')).json();
    expect(open.matches[0].lineUps.home.players).toEqual(['a1', 'a2']);
  });
});

describe('a captain’s link', () => {
  it('acts for its own team in its own matches, and nothing more', async () => {
    const app = await league();
    const send = await sender(app, await captainOf(app, 'a'));
    const wrong: readonly LeagueCommand[] = [
      squad('c'),
      { kind: 'change-league', changes: { name: 'Mine' } },
      { kind: 'erase-player', player: member('a1') },
      { kind: 'overrule-match', match, score: null, reason: '' },
      {
        kind: 'take-points',
        penalty: 'p' as PenaltyId,
        team: team('b'),
        matchPoints: 1,
        halfPoints: 0,
        reason: 'x',
      },
    ];
    for (const command of wrong) expect((await send(command)).status, command.kind).toBe(403);
    expect((await send(lineUp('b'))).status).toBe(422);
    expect((await send({ ...lineUp('b'), by: team('b') } as LeagueCommand)).status).toBe(422);
    expect((await send(lineUp('a'))).status).toBe(200);
    const stranger = await sender(app, await captainOf(app, 'c'));
    const note: LeagueCommand = {
      kind: 'note-results',
      match,
      results: [{ board: 1, score: '1-0' }],
    };
    expect((await stranger(note)).status).toBe(422);
  });

  it('sees its own line-up, and not the other’s, nor by what others wrote meanwhile', async () => {
    const app = await league();
    const [a, b] = [await captainOf(app, 'a'), await captainOf(app, 'b')];
    const version = (await app.leagues.get(liga)) as { value: { version: number } };
    await (await sender(app, a))(lineUp('a'));
    const seen = async (headers: typeof a) =>
      (await (await apiClient(app).get('/leagues/liga', headers)).json()).matches[0].lineUps.home
        .players;
    expect(await seen(a)).toEqual(['a1', 'a2']);
    expect(await seen(b)).toEqual([]);
    await tell(app, squad('c'), {
      kind: 'rank-squad',
      team: team('b'),
      regular: [member('b2')],
      reserves: [member('b1'), member('b3')],
    });
    const changes = { captain: 'Ida Alm', captainContact: '+45 12 34 56 78' };
    await tell(app, { kind: 'name-captains', team: team('b'), changes });
    const conflict = await (await sender(app, b))(lineUp('b'), version.value.version);
    expect(conflict.status).toBe(409);
    const text = await conflict.text();
    expect(text).toContain('squad-ranked');
    expect(text).not.toMatch(/a1|12 34 56 78/);
  });

  it.each(['captain first', 'leaders first'] as const)(
    'meets two leaders who withdraw its team at the same moment: %s',
    async (order) => {
      const app = await league();
      const client = apiClient(app);
      const captain = await captainOf(app, 'a');
      const leader = await setUpArbiter(app, client);
      const found = await app.leagues.get(liga);
      const basedOn = found.ok ? found.value.version : 0;
      const tellLeague = async (command: LeagueCommand, headers: typeof captain) => {
        const body = { basedOn, command, confirmed: headers !== captain };
        const answer = await client.post('/leagues/liga/commands', body, headers);
        return [answer.status, answer.status === 200 ? '' : (await answer.json()).code];
      };
      const withdraw: LeagueCommand = { kind: 'withdraw-team', team: team('a'), how: 'kept' };
      const mine = () => tellLeague(lineUp('a'), captain);
      const both = () => [tellLeague(withdraw, leader), tellLeague(withdraw, leader)];
      const acts = order === 'captain first' ? [mine(), ...both()] : [...both(), mine()];
      const answers = await Promise.all(acts);
      const now = await app.leagues.get(liga);
      const [own] = now.ok ? now.value.teams : [];
      const isIn = now.ok && now.value.matches[0]?.lineUps.home !== null;
      const byCaptain = order === 'captain first' ? answers[0] : answers[2];
      // Whoever came first is done; who came later is told, and nothing is half there.
      expect(byCaptain?.[0] === 200).toBe(isIn);
      const withdrawn = answers.filter((one) => one !== byCaptain).filter(([code]) => code === 200);
      expect(withdrawn.length > 0).toBe(own?.withdrawn !== '');
      expect(isIn || own?.withdrawn !== '').toBe(true);
      for (const [status] of answers) expect([200, 409, 422]).toContain(status);
      expect((await tellLeague(lineUp('b'), await captainOf(app, 'b')))[0]).toBe(200);
      expect((await client.get('/leagues/liga')).status).toBe(200);
      expect(client.bugs).toEqual([]);
    },
  );

  it('is made by the leader for a team that there is, and no other link for a league', async () => {
    const app = await league();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const make = async (body: object) => client.post('/leagues/liga/links', body, headers);
    const made = await (await make({ role: 'captain', player: 'a' })).json();
    expect(made.link.name).toBe('Team a');
    expect((await make({ role: 'captain', player: 'z' })).status).toBe(422);
    expect((await make({ role: 'results-only' })).status).toBe(422);
  });
});

it('names nobody for a squad who is suspended, by the federation’s book', async () => {
  const app = await league();
  const book = { basedOn: 0, reason: '', confirmed: true };
  const values = { surname: 'Alm', firstName: 'Ida', dsuNumber: '1001' };
  const person = 'p1' as PersonId;
  await app.register.execute({ ...book, command: { kind: 'enter-person', person, values } }, ida);
  const suspension = {
    ...emptySanctionValues,
    person,
    rules: 'dsu-2002',
    kind: 'suspension',
    ground: 'unsporting',
    given: '2026-11-01',
    from: '2026-11-01',
    months: 12,
    by: 'tk',
    reasons: 'Fordi.',
  } as const;
  const sanction = 's1' as SanctionId;
  const give = { kind: 'give-sanction', sanction, values: suspension } as const;
  expect(await app.sanctions.execute({ ...book, command: give }, ida)).toMatchObject({ ok: true });
  const found = await app.leagues.get(liga);
  const players = [
    { id: member('c1'), values: { ...emptyMemberValues, name: 'Alm, Ida', nationalId: '1001' } },
  ];
  const command: LeagueCommand = {
    kind: 'name-players',
    team: team('c'),
    seat: 'regular',
    leave: '',
    players,
  };
  const basedOn = found.ok ? found.value.version : 0;
  const out = { error: { code: 'league.suspended', name: 'Alm, Ida' } };
  expect(await app.leagues.execute(liga, { ...book, basedOn, command }, ida)).toMatchObject(out);
  // Nor by a season taken over, before a match is planned.
  await tell(app, { kind: 'remove-match', match });
  const season: LeagueCommand = {
    kind: 'take-season',
    division: top,
    source: 'arkiv.csv',
    teams: [],
    players: players.map((one) => ({ ...one, team: team('c'), seat: 'regular' })),
    matches: [],
    played: [],
    penalties: [],
  };
  const taken = { ...book, basedOn: basedOn + 1, command: season };
  expect(await app.leagues.execute(liga, taken, ida)).toMatchObject(out);
});

describe('a person in a league', () => {
  it('is found as player and as captain, and erased with what the games were', async () => {
    const app = await league();
    const personal = personalAt(app, { ratings: true, sanctions: false, money: false });
    const { persons } = await personal.find(['A1, Spiller', 'Alm, Ida']);
    expect(persons.map((one) => one.book).toSorted()).toEqual(['captaincy', 'league']);
    for (const one of persons) expect((await personal.erase(one, ida)).ok).toBe(true);
    const text = await app.leagues.exportJson(liga);
    expect(text.ok && text.value).not.toMatch(/A1, Spiller|Alm, Ida|12 34 56 78/);
  });
});

const cup = 'cup' as DivisionId;

/** An act for each kind of event that the season above lacks. */
const more: readonly LeagueCommand[] = [
  { kind: 'change-league', changes: { season: '2026/27' } },
  { kind: 'change-division', division: top, changes: { promoted: 2 } },
  {
    kind: 'add-division',
    division: 'low' as DivisionId,
    values: { name: '2. række', level: 2, boards: 2, promoted: 1, relegated: 0 },
  },
  {
    kind: 'add-division',
    division: 'gone' as DivisionId,
    values: { name: '3. række', level: 3, boards: 2, promoted: 1, relegated: 0 },
  },
  { kind: 'remove-division', division: 'gone' as DivisionId },
  {
    kind: 'enter-teams',
    division: 'low' as DivisionId,
    teams: [
      { id: team('d'), values: { ...emptyTeamValues, name: 'Team d', club: 'SK' } },
      { id: team('e'), values: { ...emptyTeamValues, name: 'Team e' } },
    ],
  },
  squad('d'),
  {
    kind: 'change-team',
    team: team('a'),
    changes: { hall: 'Salen', homeDay: 'thursday', homeTime: '19:00' },
  },
  {
    kind: 'change-player',
    player: member('a1'),
    changes: { rating: 1812, nationalId: '123', born: '1999' },
  },
  {
    kind: 'rank-squad',
    team: team('a'),
    regular: [member('a1'), member('a2')],
    reserves: [member('a3')],
  },
  { kind: 'remove-player', player: member('d3') },
  {
    kind: 'draw-schedule',
    division: 'low' as DivisionId,
    teams: [team('d'), team('e')],
    days: ['2027-03-13', '2027-03-20'],
    double: true,
  },
  {
    kind: 'draw-schedule',
    division: 'low' as DivisionId,
    teams: [team('e'), team('d')],
    days: [],
    double: false,
  },
  {
    kind: 'plan-match',
    match: 'm2' as MatchId,
    division: top,
    round: 2,
    home: team('b'),
    away: team('c'),
    values: { day: '', time: '', place: '' },
  },
  {
    kind: 'plan-match',
    match: 'm3' as MatchId,
    division: top,
    round: 3,
    home: team('c'),
    away: team('a'),
    values: { day: '2027-04-03', time: '', place: '' },
  },
  { kind: 'remove-match', match: 'm3' as MatchId },
  { kind: 'date-match', match, changes: { place: 'Rådhuset' } },
  { kind: 'postpone-match', match: 'm2' as MatchId, due: '2027-05-01', reason: 'Sne' },
  { kind: 'call-player', call: 'k' as CallId, match, team: team('a'), player: member('d1') },
  { kind: 'answer-call', call: 'k' as CallId, granted: true, reason: 'Enige' },
  lineUp('a'),
  lineUp('b'),
  {
    kind: 'note-results',
    match,
    results: [
      { board: 1, score: '1-0' },
      { board: 2, score: 'draw' },
    ],
  },
  { kind: 'seat-reserve', match, team: team('b'), board: 2, player: member('b3') },
  {
    kind: 'change-sheet',
    match,
    changes: { start: '13:05', arbiter: 'Voß, Anna', remarks: 'Bræt 2\nkom sent' },
  },
  { kind: 'agree-sheet', match, team: team('a') },
  { kind: 'agree-sheet', match, team: team('b') },
  { kind: 'overrule-match', match, score: { home: 2, away: 2 }, reason: 'Protest' },
  { kind: 'settle-by-score', match: 'm2' as MatchId, score: { home: 3, away: 1 } },
  { kind: 'forfeit-match', match: 'm2' as MatchId, lost: 'away' },
  {
    kind: 'take-points',
    penalty: 'p' as PenaltyId,
    team: team('b'),
    matchPoints: 1,
    halfPoints: 0,
    reason: 'Fem af otte',
  },
  { kind: 'give-back-points', penalty: 'p' as PenaltyId },
  { kind: 'withdraw-team', team: team('c'), how: 'struck' },
  { kind: 'merge-clubs', from: 'SK', into: 'Den ny klub' },
  { kind: 'erase-captains', team: team('a') },
  { kind: 'erase-player', player: member('b3') },
  {
    kind: 'add-division',
    division: cup,
    values: {
      name: 'Pokal',
      level: 4,
      boards: 2,
      promoted: 0,
      relegated: 0,
      form: 'cup',
      deciders: ['MP', 'GP', 'LOTS'],
    },
  },
  {
    kind: 'enter-teams',
    division: cup,
    teams: ['f', 'g'].map((id) => ({
      id: team(id),
      values: { ...emptyTeamValues, name: `Team ${id}` },
    })),
  },
  { kind: 'number-teams', division: cup, teams: [team('g'), team('f')] },
  { kind: 'set-bye', team: team('f'), round: 2, bye: 'zero-point', reason: '' },
  {
    kind: 'add-wish',
    wish: 'w' as WishId,
    division: top,
    teams: [team('a')],
    values: { wish: 'home', round: 3, places: 1, weight: 2 },
  },
  { kind: 'drop-wish', wish: 'w' as WishId },
  { kind: 'settle-ends', places: { a: top }, reasons: { a: 'Efter aftale' } },
  { kind: 'draw-round', division: cup, round: 1, day: '', seed: 'lodtrækning' },
  { kind: 'take-back-round', division: cup, round: 1 },
  { kind: 'draw-round', division: cup, round: 1, day: '2026-12-05', seed: 'lodtrækning' },
  {
    kind: 'exchange-teams',
    division: cup,
    round: 1,
    one: team('f'),
    other: team('g'),
    reason: '',
  },
  { kind: 'publish-round', division: cup, round: 1 },
  {
    kind: 'decide-pair',
    division: cup,
    round: 1,
    winner: team('g'),
    by: 'leader',
    reason: 'Team f kom ikke',
  },
];

const eventKinds: Readonly<Record<LeagueHappened['kind'] | Returned['kind'], true>> = {
  'league-made': true,
  'league-changed': true,
  'division-added': true,
  'division-changed': true,
  'division-removed': true,
  'team-entered': true,
  'team-changed': true,
  'team-withdrawn': true,
  'captains-named': true,
  'captains-erased': true,
  'clubs-merged': true,
  'player-named': true,
  'player-changed': true,
  'squad-ranked': true,
  'player-removed': true,
  'player-erased': true,
  'wish-added': true,
  'wish-dropped': true,
  'schedule-cleared': true,
  'round-dated': true,
  'match-planned': true,
  'teams-numbered': true,
  'bye-set': true,
  'round-drawn': true,
  'round-published': true,
  'round-taken-back': true,
  'teams-exchanged': true,
  'pair-decided': true,
  'match-removed': true,
  'match-dated': true,
  'match-postponed': true,
  'line-up-handed-in': true,
  'result-noted': true,
  'reserve-seated': true,
  'sheet-changed': true,
  'sheet-agreed': true,
  'score-settled': true,
  'match-forfeited': true,
  'match-overruled': true,
  'points-taken': true,
  'ends-settled': true,
  'points-given-back': true,
  'player-called': true,
  'call-answered': true,
  'returned-to': true,
};

/** The kinds of events that came with format 4. */
const ofRounds: readonly string[] = [
  'teams-numbered',
  'bye-set',
  'round-drawn',
  'round-published',
  'round-taken-back',
  'teams-exchanged',
  'pair-decided',
];

describe('the table of a division', () => {
  it('is there for everybody where the league is published, with every sum', async () => {
    const app = await league();
    await tell(app, { kind: 'settle-by-score', match, score: { home: 3, away: 1 } });
    const { get } = apiClient(app);
    const table = await (await get('/leagues/liga/divisions/top/table')).json();
    expect(table).toMatchObject({
      order: ['MP', 'GP', 'SKT-BW'],
      teams: [{ name: 'Team a', rank: 1, matchPoints: 2, halfPoints: 3 }, {}, {}],
    });
    expect((await get('/leagues/liga/divisions/none/table')).status).toBe(404);
    await tell(app, { kind: 'change-league', changes: { published: false } });
    expect((await get('/leagues/liga/divisions/top/table')).status).toBe(404);
  });
});

describe('the next season', () => {
  it('is made by whoever leads the league and may make events, and by nobody else', async () => {
    const app = await league();
    const client = apiClient(app);
    const wanted = {
      name: 'Kredsen',
      season: '2027/28',
      places: { a: 'top', b: 'top', c: '' },
      captains: true,
      squads: true,
    };
    expect((await client.post('/leagues/liga/next', wanted)).status).toBe(401);
    const headers = await setUpArbiter(app, client);
    const ends = await (await client.get('/leagues/liga/ends', headers)).json();
    expect(ends).toMatchObject({ isOver: false, teams: [{ division: 'top' }, {}, {}] });
    const strange = { ...wanted, places: { a: 'nowhere' } };
    expect((await client.post('/leagues/liga/next', strange, headers)).status).toBe(404);
    // An officer of another club may make events there, but none of this league.
    expect(await app.organisations.make({ address: 'nord', name: 'SK Nord' }, ida)).not.toBeNull();
    const north = (await app.organisations.find('nord'))?.id ?? '';
    const right = {
      role: 'club-officer',
      for: { kind: 'organisation', organisation: north },
    } as const;
    await app.accounts.create({ name: 'Eva Lund', password }, right, ida);
    const officer = await credentialsOf(
      await client.post('/session', { name: 'Eva Lund', password }),
    );
    expect((await client.post('/leagues/liga/next', wanted, officer)).status).toBe(403);
    const made = await client.post('/leagues/liga/next', wanted, headers);
    expect(made.status).toBe(201);
    const { id } = await made.json();
    const next = await (await client.get(`/leagues/${id}`, headers)).json();
    expect(next).toMatchObject({
      values: { season: '2027/28', published: false },
      teams: [{ id: 'a' }, { id: 'b' }],
      matches: [],
    });
    expect(next.members).toHaveLength(6);
  });
});

describe('a journal', () => {
  it('of every kind of entry is exported and imported as it is', async () => {
    const app = await league();
    await tell(app, ...more);
    const found = await app.leagues.get(liga);
    const toVersion = found.ok ? found.value.version - 1 : 0;
    const undo = { kind: 'return-to', toVersion } as const;
    const request = { basedOn: toVersion + 1, command: undo, reason: '', confirmed: true };
    expect(await app.leagues.execute(liga, request, ida)).toMatchObject({ ok: true });
    const text = await app.leagues.exportJson(liga);
    const parsed = text.ok ? parseJournalFile(leagueBook, text.value) : text;
    expect(parsed).toMatchObject({ ok: true, value: { summary: { teams: 7 } } });
  });

  it.each([1, 2, 3, 4])('of format %i is read for ever', (format) => {
    const kept = new URL(`./fixtures/journals/league-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(leagueBook, readFileSync(kept, 'utf8'));
    const summary = format < 4 ? { teams: 5, divisions: 2 } : { teams: 7, divisions: 3 };
    expect(parsed).toMatchObject({ ok: true, value: { summary } });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    const later = [
      ...(format < 3 ? ['wish-added', 'wish-dropped'] : []),
      ...(format < 4 ? [...ofRounds, 'ends-settled'] : []),
    ];
    const expected = Object.keys(eventKinds).filter((kind) => !later.includes(kind));
    expect(new Set<string>(found)).toEqual(new Set(expected));
  });

  it.each([1, 2, 3, 4])(
    'of format %i has an order of the table and rules of line-ups',
    (format) => {
      const kept = new URL(`./fixtures/journals/league-${format}.json`, import.meta.url);
      const parsed = parseJournalFile(leagueBook, readFileSync(kept, 'utf8'));
      const [first] = parsed.ok ? parsed.value.entries : [];
      expect(first?.event).toMatchObject({
        values: {
          order: ['MP', 'GP', 'SKT-BW'],
          withdrawal: 'struck',
          limits: '',
          wrongOrder: 'nothing',
        },
      });
    },
  );

  it('of format 3 has divisions in which everybody plays everybody', () => {
    const kept = new URL('./fixtures/journals/league-3.json', import.meta.url);
    const parsed = parseJournalFile(leagueBook, readFileSync(kept, 'utf8'));
    const entries = parsed.ok ? parsed.value.entries : [];
    const divisions = entries.flatMap(({ event }) =>
      event.kind === 'division-added' ? [[event.values.form, event.values.pace]] : [],
    );
    expect(new Set(divisions.map(String))).toEqual(new Set(['all-play-all,long']));
  });
});

describe('a season that began elsewhere', () => {
  const tables = `team,club,hall
c2,SK,
team,name,rating
c2,"Lund, Eva",1500
Team a,"A1, Spiller",
round,date,home,away,result
1,2026-10-03,Team a,c2,1½-½
2,2026-10-10,c2,Team b,9-9
`;

  it('tells who would stand in two squads, and gives nobody leave who needs none', async () => {
    const app = await league();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const content = 'team,name\nTeam c,"A1, Spiller"\nTeam c,"Ny, Else"\n';
    const body = { division: 'top', files: [{ name: 'squads.csv', content }] };
    const seen = await (await client.post('/leagues/liga/season/look', body, headers)).json();
    expect(seen).toMatchObject({ faults: [{ code: 'player-elsewhere', row: 2 }] });
    const { version: basedOn, command } = seen as { version: number; command: LeagueCommand };
    const taken = await client.post('/leagues/liga/commands', { basedOn, command }, headers);
    expect(taken.status).toBe(200);
    const found = await app.leagues.get(liga);
    const squadOfC = found.ok ? found.value.members.filter((one) => one.team === team('c')) : [];
    expect(squadOfC.map(({ leave }) => leave)).toEqual(['', '']);
  });

  it('is looked at first, by line, then taken by one command', async () => {
    const app = await league();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const body = { division: top, files: [{ name: 'autumn.csv', content: tables }] };
    expect((await client.post('/leagues/liga/season/look', body)).status).toBe(401);
    const looked = await (await client.post('/leagues/liga/season/look', body, headers)).json();
    expect(looked.faults).toEqual([{ where: 'autumn.csv', row: 8, code: 'score', text: '9 – 9' }]);
    const { version: basedOn, command } = looked;
    expect(command).toMatchObject({ kind: 'take-season', source: 'autumn.csv' });
    expect([command.teams, command.players, command.matches].map(({ length }) => length)).toEqual([
      1, 1, 2,
    ]);
    const sent = await client.post('/leagues/liga/commands', { basedOn, command }, headers);
    expect(sent.status).toBe(200);
    const twice = await client.post('/leagues/liga/commands', { basedOn, command }, headers);
    expect(twice.status).toBe(409);
    const found = await app.leagues.get(liga);
    expect(found.ok && found.value.matches.filter(({ bare }) => bare?.[0] === 3)).toHaveLength(1);
  });

  it('takes nothing of what is no table, and says why', async () => {
    const app = await league();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const unread = { division: top, files: [{ name: '', content: { base64: 'AAEC' } }] };
    const answer = await client.post('/leagues/liga/season/look', unread, headers);
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'league.season-unread']);
  });

  it('goes out as a report file of either edition', async () => {
    const app = await league();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const text = await client.get('/leagues/liga/divisions/top/report.trf', headers);
    expect(await text.text()).toMatch(/^310 {3}1 Team a/m);
    const older = await client.get('/leagues/liga/divisions/top/report.trf?edition=trf16', headers);
    expect(await older.text()).toMatch(/^013 Team a/m);
    const wrong = await client.get('/leagues/liga/divisions/top/report.trf?edition=trf06', headers);
    expect(wrong.status).toBe(400);
    expect((await client.get('/leagues/liga/divisions/top/report.trf')).status).toBe(401);
  });
});

it('a league’s rating report stands at the API for whoever may see the league', async () => {
  const app = await league();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  await tell(app, lineUp('a'), lineUp('b'), {
    kind: 'note-results',
    match,
    results: [
      { board: 1, score: '1-0' },
      { board: 2, score: '+/-' },
    ],
  });
  const at = '/leagues/liga/rating-report';
  const report = await (await client.get(`${at}?month=2027-03&rules=dsu-2010`, headers)).json();
  expect(report.edition).toBe('dsu-2010');
  expect(report.notRated.map(({ because }: { because: string }) => because)).toEqual([
    'unregistered',
    'forfeit',
  ]);
  expect((await client.get(`${at}?month=March`, headers)).status).toBe(400);
  expect((await client.get(`${at}?rules=none`, headers)).status).toBe(400);
  expect((await client.get(at)).status).toBe(401);
});

it('the players of a published division stand at the API for everybody, prizes of a club do not', async () => {
  const app = await league();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  await tell(app, lineUp('a'), lineUp('b'), {
    kind: 'note-results',
    match,
    results: [{ board: 1, score: '1-0' }],
  });
  const { players } = await (await client.get('/leagues/liga/divisions/top/players')).json();
  expect(players[0]).toMatchObject({ player: 'a1', name: 'A1, Spiller', halfPoints: 2, place: 1 });
  expect(JSON.stringify(players)).not.toContain('12 34 56 78');
  expect((await client.get('/leagues/liga/prizes?club=SK')).status).toBe(401);
  const { teams } = await (await client.get('/leagues/liga/prizes?club=SK', headers)).json();
  expect(teams[0].members[0]).toMatchObject({ player: 'a1', outcome: 'prize' });
});
