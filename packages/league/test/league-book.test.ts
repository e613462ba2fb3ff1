/** @regulation Tempelhof 2018 */
import { conflictsWith, type ReturnTo } from '@rokade/journal';
import { type Fraction, toNumber } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreed,
  begun,
  codeOf,
  decide,
  division,
  entered,
  folded,
  journal,
  leagueAfter,
  lineUp,
  low,
  made,
  matchNamed,
  member,
  planned,
  results,
  squad,
  team,
  top,
} from '../../../test/league/journal-driver.ts';
import {
  boardScores,
  boardsOf,
  type CallId,
  calledOffBy,
  clubNow,
  type DivisionId,
  divisionTable,
  type emptyLeagueValues,
  faultsOfSquad,
  individuals,
  judgementOf,
  type League,
  type LeagueCommand,
  leagueBook,
  leagueSeenBy,
  type MemberValues,
  matchOf,
  matchScore,
  missingIn,
  nextMatchOf,
  type PenaltyId,
  settlementOf,
  squadOf,
  struckWith,
  teamOf,
  teamsOfAccount,
} from '../src/index.ts';

const both = [lineUp('m1', 'a', ['a1', 'a2']), lineUp('m1', 'b', ['b1', 'b2'])];
const afternoon = { now: '2026-10-10T17:00' };

describe('a league’s book', () => {
  it('is made once, and takes no other command before', () => {
    expect(codeOf(null, division(top, 1))).toBe('league.missing');
    expect(codeOf(null, made({ name: ' ' }))).toBe('league.field-invalid');
    expect(codeOf(leagueAfter(made()), made())).toBe('league.exists');
  });

  it.each<[string, LeagueCommand]>([
    ['league.unknown-division', entered('none' as DivisionId, ['x'])],
    ['league.team-named-twice', entered(top, [' A '])],
    ['league.id-taken', entered(top, ['a'])],
    ['league.field-invalid', entered(top, ['x'], { homeTime: '25:00' })],
    ['league.division-filled', { kind: 'remove-division', division: top }],
    ['league.unknown-club', { kind: 'merge-clubs', from: 'Nobody', into: 'SK' }],
    ['league.unknown-team', { kind: 'withdraw-team', team: team('x'), how: 'struck' }],
    ['league.other-team', planned('m3', 'y', 'a', { where: low })],
    ['league.id-taken', planned('m3', 'a', 'a')],
  ])('refuses with %s', (code, command) => {
    const league = leagueAfter(...begun, division(low, 2), entered(low, ['y']));
    expect(codeOf(league, command)).toBe(code);
  });

  it('gives the teams of a club that merges to the other, and nothing else changes', () => {
    const commands = [made(), division(top, 1), entered(top, ['a', 'b'], { club: 'Old' })];
    const league = leagueAfter(...commands, squad('a', 2), {
      kind: 'merge-clubs',
      from: 'Old',
      into: 'New',
    });
    expect(league.teams.map(({ values }) => values.club)).toEqual(['New', 'New']);
    expect(squadOf(league, 'a')).toHaveLength(2);
    const twice = leagueAfter(
      ...commands,
      { kind: 'merge-clubs', from: 'Old', into: 'New' },
      { kind: 'merge-clubs', from: 'New', into: 'Newest' },
    );
    expect(['Old', 'New', 'Other'].map((club) => clubNow(twice, club))).toEqual([
      'Newest',
      'Newest',
      'Other',
    ]);
  });
});

describe('squads', () => {
  it('ask before they name somebody twice, and take no one late without leave', () => {
    const league = leagueAfter(...begun, {
      kind: 'change-league',
      changes: { namedUntil: '2026-09-01' },
    });
    const again = squad('a', 1);
    expect(codeOf(league, again)).toBe('league.leave-missing');
    expect(codeOf(league, { ...again, leave: 'The leader, for illness' } as LeagueCommand)).toBe(
      'league.id-taken',
    );
    const twice = {
      ...again,
      leave: 'x',
      players: [{ id: member('n1'), values: { ...league.members[0]?.values, name: 'B1' } }],
    } as LeagueCommand;
    expect(codeOf(league, twice)).toBe('league.named-elsewhere');
    expect(codeOf(league, twice, { confirmed: true })).toBe('done');
  });

  it('are asked about where their order differs from the ratings (III.H.3)', () => {
    const league = leagueAfter(
      made({ ratingGap: 100 }),
      division(top, 1),
      entered(top, ['a']),
      squad('a', 3, [2000, 1950, 1800]),
    );
    const rank = (...order: readonly string[]): LeagueCommand => ({
      kind: 'rank-squad',
      team: team('a'),
      regular: order.slice(0, 2).map(member),
      reserves: order.slice(2).map(member),
    });
    expect(codeOf(league, rank('a2', 'a1', 'a3'))).toBe('done');
    expect(decide(league, rank('a3', 'a1', 'a2'))).toMatchObject({
      error: { code: 'league.order-against-ratings', name: 'a1', above: 'a3', gap: 200 },
    });
    expect(codeOf(league, rank('a3', 'a1', 'a2'), { confirmed: true })).toBe('done');
    expect(codeOf(league, rank('a1', 'a2'))).toBe('league.squad-differs');
  });

  it('are told what the rule set of the league misses in them (III.H.4)', () => {
    const league = leagueAfter(...begun, {
      kind: 'change-league',
      changes: { limits: 'bsv' },
    });
    const one = teamOf(league, 'a');
    expect(one && faultsOfSquad(league, one).map(({ code }) => code)).toEqual([
      'too-many-regulars',
      'too-few-fixed-reserves',
      'no-captain',
      'no-deputy',
    ]);
  });

  it('keep whoever was in a line-up', () => {
    const league = leagueAfter(...begun, ...both);
    expect(codeOf(league, { kind: 'remove-player', player: member('a1') })).toBe(
      'league.played-already',
    );
    expect(codeOf(league, { kind: 'remove-player', player: member('a3') })).toBe('done');
  });

  it('judge a line-up by their order when it was handed in', () => {
    const commands: readonly LeagueCommand[] = [
      made({ wrongOrder: 'from-there-down', ineligible: 'this-board' }),
      ...begun.slice(1),
      ...both,
    ];
    const ranked: LeagueCommand = {
      kind: 'rank-squad',
      team: team('a'),
      regular: ['a3', 'a2', 'a1'].map(member),
      reserves: [],
    };
    const league = leagueAfter(...commands, ranked);
    const match = matchOf(league, 'm1');
    expect(match && boardsOf(league, match).map(({ score }) => score)).toEqual(['', '']);
    const later = leagueAfter(...commands, ranked, lineUp('m1', 'a', ['a1', 'a2']));
    const judged = matchOf(later, 'm1');
    expect(judged && boardsOf(later, judged).map(({ score }) => score)).toEqual(['-/+', '-/+']);
  });
});

describe('the schedule', () => {
  const drawing = {
    kind: 'draw-schedule',
    division: top,
    teams: ['a', 'b', 'c', 'd'].map(team),
    days: ['2026-10-10', '2026-11-07', '2026-12-05'],
    double: false,
  } as const satisfies LeagueCommand;

  it('is drawn by Berger’s tables, at home on the team’s own day, time and place', () => {
    const league = leagueAfter(
      ...begun.slice(0, 7),
      {
        kind: 'change-team',
        team: team('a'),
        changes: { homeDay: 'thursday', homeTime: '19:00', hall: 'Hall 3' },
      },
      drawing,
    );
    expect(league.matches.map(({ round, home, away }) => `${round} ${home}-${away}`)).toEqual([
      '1 a-d',
      '1 b-c',
      '2 d-c',
      '2 a-b',
      '3 b-d',
      '3 c-a',
    ]);
    expect(league.matches[0]?.meeting).toEqual({
      day: '2026-10-08',
      time: '19:00',
      place: 'Hall 3',
    });
    expect(league.matches[1]?.meeting.day).toBe('2026-10-10');
  });

  it('is asked about before it replaces another, and never once something was played', () => {
    const league = leagueAfter(...begun);
    expect(codeOf(league, drawing)).toBe('league.replaces-schedule');
    expect(codeOf(league, { ...drawing, days: ['2026-10-10'] }, { confirmed: true })).toBe(
      'league.days-differ',
    );
    const twice = leagueAfter(...begun, drawing);
    expect(twice.matches).toHaveLength(6);
    expect(codeOf(leagueAfter(...begun, ...both), drawing, { confirmed: true })).toBe(
      'league.schedule-begun',
    );
  });

  it('moves the matches of a round with its day, but for those with a day of their own', () => {
    const before = [...begun.slice(0, 7), drawing];
    const [own] = leagueAfter(...before).matches;
    const league = leagueAfter(
      ...before,
      { kind: 'date-match', match: own?.id ?? matchNamed(''), changes: { day: '2026-10-12' } },
      { kind: 'date-round', division: top, round: 1, day: '2026-10-17' },
    );
    const days = league.matches.filter(({ round }) => round === 1).map((one) => one.meeting.day);
    expect(days).toEqual(['2026-10-12', '2026-10-17']);
    expect(league.divisions[0]?.days[0]).toBe('2026-10-17');
  });

  it('asks before a team plays two matches on a day, and gives a postponed one its due day', () => {
    const league = leagueAfter(...begun);
    expect(codeOf(league, planned('m3', 'a', 'c', { round: 2 }))).toBe('league.two-on-one-day');
    const postponed = leagueAfter(...begun, {
      kind: 'postpone-match',
      match: matchNamed('m1'),
      due: '2026-11-01',
      reason: 'Snow',
    });
    expect(missingIn(postponed, '2026-10-05T12:00')).toContainEqual({
      what: 'day',
      match: 'm1',
      due: '2026-11-01',
    });
  });
});

describe('a match that is planned or put off', () => {
  it('asks before a team plays two matches of a round, on whatever days', () => {
    const league = leagueAfter(...begun);
    const other = planned('m3', 'a', 'c', { day: '2026-10-17' });
    expect(codeOf(league, other)).toBe('league.twice-in-round');
    expect(codeOf(league, other, { confirmed: true })).toBe('done');
    expect(codeOf(league, planned('m3', 'a', 'c', { round: 2, day: '2026-10-17' }))).toBe('done');
  });

  it('cannot be put off to a day that is over, nor once it is decided', () => {
    const put = (due: string): LeagueCommand => ({
      kind: 'postpone-match',
      match: matchNamed('m1'),
      due,
      reason: 'Snow',
    });
    const now = '2026-10-10T09:00';
    const league = leagueAfter(...begun);
    expect(codeOf(league, put('2026-10-09'), { now })).toBe('league.due-over');
    expect(codeOf(league, put('2026-10-10'), { now })).toBe('done');
    const over = leagueAfter(
      ...begun,
      lineUp('m1', 'a', ['a1', 'a2']),
      lineUp('m1', 'b', ['b1', 'b2']),
      results('m1', ['1-0', 'draw']),
    );
    expect(codeOf(over, put('2026-11-01'), { now })).toBe('league.match-over');
  });

  it('costs a team something where points are taken', () => {
    const taken = (matchPoints: number, halfPoints: number): LeagueCommand => ({
      kind: 'take-points',
      penalty: 'p1' as PenaltyId,
      team: team('a'),
      matchPoints,
      halfPoints,
      reason: 'No arbiter',
    });
    expect(codeOf(leagueAfter(...begun), taken(0, 0))).toBe('league.field-invalid');
    expect(codeOf(leagueAfter(...begun), taken(0, 1))).toBe('done');
  });
});

/** Two teams of a club in one division and one in the division below. */
const oneClub: readonly LeagueCommand[] = [
  made(),
  division(top, 1),
  division(low, 2),
  entered(top, ['a', 'b'], { club: 'SK' }),
  entered(low, ['y'], { club: 'SK' }),
  squad('a', 2),
  squad('y', 2),
  planned('m1', 'a', 'b'),
];

describe('a line-up', () => {
  const league = leagueAfter(...begun);

  it.each<[string, readonly (string | null)[]]>([
    ['league.line-up-gap', [null, 'a1']],
    ['league.line-up-order', ['a2', 'a1']],
    ['league.line-up-doubled', ['a1', 'a1']],
    ['league.line-up-unlisted', ['a1', 'b1']],
  ])('with %s is asked about', (code, players) => {
    const command = lineUp('m1', 'a', players, 'a');
    expect(codeOf(league, command)).toBe(code);
    expect(codeOf(league, command, { confirmed: true })).toBe('done');
  });

  it('comes from its own captain, in time, with as many as there are boards', () => {
    const own = lineUp('m1', 'a', ['a1', 'a2'], 'a');
    expect(codeOf(league, lineUp('m1', 'a', ['a1', 'a2'], 'b'))).toBe('league.other-team');
    expect(codeOf(league, lineUp('m1', 'c', ['c1', 'c2'], 'c'))).toBe('league.other-team');
    expect(codeOf(league, lineUp('m1', 'a', ['a1', 'a2', 'a3'], 'a'))).toBe(
      'league.line-up-length',
    );
    expect(codeOf(league, own, { now: '2026-10-10T12:59' })).toBe('done');
    expect(codeOf(league, own, { now: '2026-10-10T13:00' })).toBe('league.line-up-late');
    const paper = lineUp('m1', 'a', ['a1', 'a2']);
    expect(codeOf(league, paper, afternoon)).toBe('league.begun-already');
    expect(codeOf(league, paper, { ...afternoon, confirmed: true })).toBe('done');
    const twice = lineUp('m1', 'a', ['a1', 'a1']);
    expect(codeOf(league, twice, afternoon)).toBe('league.line-up-doubled');
  });

  it('comes on the whole day of a match without an hour, and is secret as long', () => {
    const dated = {
      kind: 'date-match',
      match: matchNamed('m1'),
      changes: { day: '2026-10-10', time: '' },
    } as const;
    const league = leagueAfter(...begun, dated, lineUp('m1', 'b', ['b1', 'b2'], 'b'));
    const own = lineUp('m1', 'a', ['a1', 'a2'], 'a');
    expect(codeOf(league, own, { now: '2026-10-10T23:59' })).toBe('done');
    expect(codeOf(league, own, { now: '2026-10-11T00:00' })).toBe('league.line-up-late');
    const seenAt = (now: string) =>
      matchOf(leagueSeenBy({ isLeader: false, teams: [team('a')], now }, league), 'm1')?.lineUps
        .away?.players.length;
    expect(seenAt('2026-10-10T23:59')).toBe(0);
    expect(seenAt('2026-10-11T00:00')).toBe(2);
  });

  it('is secret until both are in or the match begins', () => {
    const one = leagueAfter(...begun, lineUp('m1', 'a', ['a1', 'a2']));
    const seen = (teams: readonly string[], now: string, state = one) =>
      matchOf(leagueSeenBy({ isLeader: false, teams: teams.map(team), now }, state), 'm1')?.lineUps
        .home?.players;
    expect(seen(['a'], '2026-10-09T12:00')).toEqual(['a1', 'a2']);
    expect(seen(['b'], '2026-10-09T12:00')).toEqual([]);
    expect(seen([], '2026-10-09T12:00')).toEqual([]);
    expect(seen([], '2026-10-10T13:00')).toEqual(['a1', 'a2']);
    expect(seen([], '2026-10-09T12:00', leagueAfter(...begun, ...both))).toEqual(['a1', 'a2']);
  });

  it('stays as it is for captains once both are in, and the leader can change it', () => {
    const open = leagueAfter(...begun, ...both);
    const before = { now: '2026-10-09T12:00' };
    expect(codeOf(open, lineUp('m1', 'a', ['a1', 'a3'], 'a'), before)).toBe('league.line-ups-open');
    expect(codeOf(open, lineUp('m1', 'a', ['a1', 'a3']), before)).toBe('done');
    const alone = leagueAfter(...begun, lineUp('m1', 'a', ['a1', 'a2']));
    expect(codeOf(alone, lineUp('m1', 'a', ['a1', 'a3'], 'a'), before)).toBe('done');
  });

  it('is not opened early by a result of a captain who has not handed in', () => {
    const one = leagueAfter(...begun, lineUp('m1', 'a', ['a1', 'a2']));
    const early = { confirmed: true, now: '2026-10-09T12:00' };
    for (const captain of ['a', 'b']) {
      expect(codeOf(one, results('m1', ['1-0'], captain), early)).toBe('league.line-up-missing');
    }
    expect(codeOf(one, results('m1', ['1-0']), early)).toBe('done');
    const begins = { now: '2026-10-10T13:00' };
    expect(codeOf(one, results('m1', ['1-0'], 'b'), begins)).toBe('done');
    expect(codeOf(leagueAfter(...begun, ...both), results('m1', ['1-0'], 'b'), early)).toBe('done');
  });

  it('keeps those who played higher too often, and nobody on two boards a day', () => {
    const club = { club: 'SK' };
    const commands: readonly LeagueCommand[] = [
      made({ fixedAfter: 1 }),
      division(top, 1),
      division(low, 2),
      entered(top, ['a', 'b'], club),
      entered(low, ['y', 'z'], club),
      squad('a', 2),
      squad('b', 2),
      squad('y', 2),
      squad('z', 2),
      planned('m1', 'a', 'b'),
      planned('m2', 'y', 'z', { where: low }),
      planned('m3', 'y', 'z', { where: low, round: 2, day: '2026-10-17' }),
      {
        kind: 'call-player',
        call: 'k' as CallId,
        match: matchNamed('m1'),
        team: team('a'),
        player: member('y1'),
      },
      { kind: 'answer-call', call: 'k' as CallId, granted: true, reason: '', by: team('y') },
      lineUp('m1', 'a', ['a1', 'y1']),
    ];
    const state = leagueAfter(...commands);
    expect(codeOf(state, lineUp('m2', 'y', ['y1', 'y2']))).toBe('league.line-up-other-team');
    expect(codeOf(state, lineUp('m3', 'y', ['y1', 'y2']))).toBe('league.line-up-plays-higher');
    expect(codeOf(state, lineUp('m3', 'y', ['y2']))).toBe('done');
  });

  it('frees a player for the matches before those in the higher team', () => {
    const state = leagueAfter(
      ...oneClub,
      entered(low, ['z'], { club: 'SK' }),
      { kind: 'change-league', changes: { fixedAfter: 1 } },
      planned('m2', 'y', 'z', { where: low, day: '2026-10-03' }),
      {
        kind: 'call-player',
        call: 'k' as CallId,
        match: matchNamed('m1'),
        team: team('a'),
        player: member('y1'),
      },
      { kind: 'answer-call', call: 'k' as CallId, granted: true, reason: '' },
      lineUp('m1', 'a', ['a1', 'y1']),
    );
    expect(codeOf(state, lineUp('m2', 'y', ['y1', 'y2']))).toBe('done');
  });

  const eight: readonly LeagueCommand[] = [
    made(),
    division(top, 1, 8),
    entered(top, ['a'], { club: 'SK' }),
    entered(top, ['b'], { club: 'Tårnet' }),
    squad('a', 10),
    squad('b', 10),
    planned('m1', 'a', 'b'),
  ];
  const changes = (values: Partial<typeof emptyLeagueValues>): LeagueCommand => ({
    kind: 'change-league',
    changes: values,
  });
  const ofPlayer = (player: string, values: Partial<MemberValues>): LeagueCommand => ({
    kind: 'change-player',
    player: member(player),
    changes: values,
  });
  const eightOf = (...rest: readonly (string | null)[]) =>
    Array.from(
      { length: 8 },
      (_, index) => (index < rest.length ? rest[index] : `a${index + 1}`) ?? null,
    );

  it.each<
    [
      string,
      Partial<typeof emptyLeagueValues>,
      readonly LeagueCommand[],
      readonly (string | null)[],
    ]
  >([
    ['order', { limits: 'bsv' }, [], eightOf('a2', 'a1')],
    ['too-few-players', { limits: 'dsu' }, [], ['a1', 'a2', 'a3', 'a4', 'a5']],
    [
      'other-club',
      { limits: 'dsu' },
      [ofPlayer('a1', { nationalId: '7' }), ofPlayer('b1', { nationalId: '7' })],
      eightOf(),
    ],
    [
      'too-many-guests',
      { limits: 'free', mostGuests: 0 },
      [ofPlayer('a1', { guest: true })],
      eightOf(),
    ],
    [
      'too-many-foreigners',
      { mostForeigners: 0, homeFederation: 'DEN' },
      [ofPlayer('a1', { federation: 'SWE' })],
      eightOf(),
    ],
    [
      'too-few-juniors',
      { leastJuniors: 1, juniorsBorn: 2007 },
      [ofPlayer('a1', { born: '2006' })],
      eightOf(),
    ],
    ['too-few-women', { leastWomen: 1 }, [], eightOf()],
  ])('is asked about by its rule set: %s', (code, values, more, players) => {
    const state = leagueAfter(...eight, ...more, changes(values));
    expect(codeOf(state, lineUp('m1', 'a', players))).toBe(`league.line-up-${code}`);
  });

  it.each<[string, Partial<typeof emptyLeagueValues>]>([
    ['women', { leastWomen: 1 }],
    ['juniors', { leastJuniors: 1, juniorsBorn: 2007 }],
    ['guests', { mostGuests: 1 }],
    ['foreigners', { mostForeigners: 1, homeFederation: 'DEN' }],
  ])('that keeps to the limit is taken: %s', (_, values) => {
    const more = ofPlayer('a1', { sex: 'w', born: '2008', guest: true, federation: 'SWE' });
    expect(codeOf(leagueAfter(...eight, more, changes(values)), lineUp('m1', 'a', eightOf()))).toBe(
      'done',
    );
  });

  it.each([
    ['dsu', [2, 3, 4, 5, 6, 7, 8], 0],
    ['bsv', [1, 2, 3, 4, 5, 6, 7, 8], 0],
    ['free', [], 0],
  ] as const)('in the wrong order costs what the rule set says: %s', (limits, lost, points) => {
    const order = limits === 'dsu' ? eightOf('a1', 'a3', 'a2') : eightOf('a2', 'a1');
    const state = leagueAfter(...eight, changes({ limits }), lineUp('m1', 'a', order));
    const match = matchOf(state, 'm1');
    const judged = match && judgementOf(state, match, 'home');
    expect(judged?.lost.map(({ board }) => board)).toEqual(lost);
    expect(judged?.penaltyMatchPoints).toBe(points);
  });

  it('with three of eight boards empty costs a match point in the Danish divisions', () => {
    const state = leagueAfter(
      ...eight,
      changes({ limits: 'dsu' }),
      lineUp('m1', 'a', ['a1', 'a2', 'a3', 'a4', 'a5']),
      lineUp(
        'm1',
        'b',
        Array.from({ length: 8 }, (_, index) => `b${index + 1}`),
      ),
      results('m1', ['1-0', '1-0', '1-0', '1-0', '1-0']),
    );
    expect(divisionTable(state, top)[0]).toMatchObject({
      team: 'a',
      matchPoints: 1,
      halfPoints: 10,
      taken: { matchPoints: 1 },
    });
  });

  it('lets a reserve play later only where the rule set does, and rates it as that says', () => {
    const late = (limits: 'dsu' | 'bsv') =>
      leagueAfter(...eight, changes({ limits }), lineUp('m1', 'a', eightOf()));
    const seat: LeagueCommand = {
      kind: 'seat-reserve',
      match: matchNamed('m1'),
      team: team('a'),
      board: 1,
      player: member('a9'),
      by: team('a'),
    };
    const at = { now: '2026-10-10T13:31' };
    expect(codeOf(late('bsv'), seat, at)).toBe('league.no-late-reserve');
    expect(codeOf(late('dsu'), seat, at)).toBe('done');
  });

  it('may ask for a player of a lower team, whose captain answers unless the leader decides (III.H.5)', () => {
    const state = leagueAfter(...oneClub);
    const call = (player: string): LeagueCommand => ({
      kind: 'call-player',
      call: 'k' as CallId,
      match: matchNamed('m1'),
      team: team('a'),
      player: member(player),
      by: team('a'),
    });
    expect(codeOf(state, call('a1'))).toBe('league.not-lower');
    const withCall = leagueAfter(...oneClub, call('y1'));
    const answer = (by?: string): LeagueCommand => ({
      kind: 'answer-call',
      call: 'k' as CallId,
      granted: false,
      reason: '',
      ...(by === undefined ? {} : { by: team(by) }),
    });
    expect(codeOf(withCall, answer('b'))).toBe('league.other-team');
    expect(codeOf(withCall, answer('y'))).toBe('done');
    const answered = leagueAfter(...oneClub, call('y1'), answer('y'));
    expect(codeOf(answered, answer('y'))).toBe('league.answered-already');
    expect(codeOf(answered, { ...answer(), granted: true } as LeagueCommand)).toBe('done');
  });
});

describe('a sheet', () => {
  const played = [...begun, ...both, results('m1', ['1-0', 'draw'])];

  it('is entered as the results come, agreed on by both, and then the leader’s alone', () => {
    const league = leagueAfter(...begun, ...both, results('m1', ['1-0']));
    expect(codeOf(league, agreed('m1', 'a'), afternoon)).toBe('league.results-missing');
    const one = folded(journal([agreed('m1', 'a')], '2026-10-10T17:00', journal(played)));
    const match = matchOf(one, 'm1');
    expect(match && settlementOf(one, match, '2026-10-10T18:00')).toBe('one');
    expect(codeOf(one, agreed('m1', 'a'), afternoon)).toBe('league.agreed-already');
    const two = leagueAfter(...played, agreed('m1', 'a'), agreed('m1', 'b'));
    const change = results('m1', ['0-1'], 'b');
    expect(codeOf(two, change, afternoon)).toBe('league.settled-already');
    expect(codeOf(two, results('m1', ['0-1']), afternoon)).toBe('league.changes-settled');
  });

  it('is agreed on by silence after the league’s hours', () => {
    const one = folded(journal([agreed('m1', 'a')], '2026-10-10T17:00', journal(played)));
    const match = matchOf(one, 'm1');
    const at = (now: string) => match && settlementOf(one, match, now);
    expect(at('2026-10-12T16:59')).toBe('one');
    expect(at('2026-10-12T17:00')).toBe('silence');
    expect(codeOf(one, results('m1', ['0-1'], 'b'), { now: '2026-10-12T17:00' })).toBe(
      'league.settled-already',
    );
  });

  it('is to be agreed on anew after a change', () => {
    const league = leagueAfter(...played, agreed('m1', 'a'), results('m1', ['0-1'], 'b'));
    expect(matchOf(league, 'm1')?.agreed).toEqual({ home: null, away: null });
  });

  it('takes a reserve after half an hour, whose game is not rated (DSU 2002 4.5.4.2)', () => {
    const league = leagueAfter(...begun, ...both);
    const seat: LeagueCommand = {
      kind: 'seat-reserve',
      match: matchNamed('m1'),
      team: team('a'),
      board: 2,
      player: member('a3'),
      by: team('a'),
    };
    expect(decide(league, seat, { now: '2026-10-10T13:29' })).toMatchObject({
      error: { code: 'league.reserve-too-early', from: '2026-10-10T13:30' },
    });
    expect(codeOf(league, seat, { now: '2026-10-10T13:30' })).toBe('done');
    const seated = leagueAfter(...begun, ...both, seat, results('m1', ['1-0', '0-1']));
    const match = matchOf(seated, 'm1');
    expect(match && boardsOf(seated, match).map((one) => [one.players.home, one.isRated])).toEqual([
      ['a1', true],
      ['a3', false],
    ]);
    expect(codeOf(league, { ...seat, player: member('a1') } as LeagueCommand, afternoon)).toBe(
      'league.plays-already',
    );
  });

  it.each<[string, readonly LeagueCommand[], object]>([
    ['its boards', [], { by: 'boards', halfPoints: [3, 1], points: [2, 0], berlin: [5, 1] }],
    [
      'its score alone',
      [{ kind: 'settle-by-score', match: matchNamed('m1'), score: { home: 1, away: 3 } }],
      { by: 'bare', halfPoints: [1, 3], points: [0, 2] },
    ],
    [
      'the leader’s ruling',
      [
        agreed('m1', 'a'),
        agreed('m1', 'b'),
        {
          kind: 'overrule-match',
          match: matchNamed('m1'),
          score: { home: 2, away: 2 },
          reason: 'Wrong colours',
        },
      ],
      { by: 'ruling', halfPoints: [2, 2], points: [1, 1] },
    ],
    [
      'a team that did not come',
      [{ kind: 'forfeit-match', match: matchNamed('m1'), lost: 'home' }],
      { halfPoints: [0, 4], points: [0, 2] },
    ],
    [
      'teams that both did not come',
      [{ kind: 'forfeit-match', match: matchNamed('m1'), lost: 'both' }],
      { halfPoints: [0, 0], points: [0, 0] },
    ],
  ])('counts by %s', (_, more, score) => {
    const league = leagueAfter(...played, ...more);
    const match = matchOf(league, 'm1');
    expect(match && matchScore(league, match)).toMatchObject(score);
  });

  it('is not overruled without a reason, nor settled by an impossible score', () => {
    const league = leagueAfter(...played);
    const match = matchNamed('m1');
    const rule = { kind: 'overrule-match', match, score: { home: 4, away: 0 }, reason: ' ' };
    expect(codeOf(league, rule as LeagueCommand)).toBe('league.reason-missing');
    const score: LeagueCommand = { kind: 'settle-by-score', match, score: { home: 3, away: 3 } };
    expect(codeOf(league, score)).toBe('league.score-impossible');
  });

  it('gives a board without a player to the other team once both line-ups are in', () => {
    const league = leagueAfter(...begun, lineUp('m1', 'a', ['a1']), both[1] as LeagueCommand);
    const match = matchOf(league, 'm1');
    expect(match && boardsOf(league, match).map(({ score }) => score)).toEqual(['', '-/+']);
  });
});

describe('the table', () => {
  const season: readonly LeagueCommand[] = [
    ...begun,
    results('m1', ['1-0', 'draw']),
    results('m2', ['0-1', '1-0']),
  ];

  it('ranks by match points, board points and the Berlin count (IV.4d)', () => {
    const lines = divisionTable(leagueAfter(...season), top);
    expect(
      lines.map(({ team: id, rank, values, leads }) => [
        id,
        rank,
        ...values.map((value) => value && toNumber(value.stages[0] as Fraction)),
        leads,
      ]),
    ).toEqual([
      ['a', 1, 2, 1.5, 2.5, 'up'],
      ['d', 2, 1, 1, 2, ''],
      ['c', 3, 1, 1, 1, ''],
      ['b', 4, 0, 0.5, 0.5, 'down'],
    ]);
  });

  it('is without points that were taken, and without struck teams’ matches', () => {
    const taken: LeagueCommand = {
      kind: 'take-points',
      penalty: 'p' as PenaltyId,
      team: team('a'),
      matchPoints: 2,
      halfPoints: 1,
      reason: 'Five of eight boards',
    };
    expect(
      divisionTable(leagueAfter(...season, taken), top).find((one) => one.team === 'a'),
    ).toMatchObject({ matchPoints: 0, halfPoints: 2, taken: { matchPoints: 2, halfPoints: 1 } });
    const gone = (how: 'struck' | 'kept') =>
      divisionTable(
        leagueAfter(...season, { kind: 'withdraw-team', team: team('b'), how }),
        top,
      ).find((one) => one.team === 'a')?.matchPoints;
    expect([gone('struck'), gone('kept')]).toEqual([0, 2]);
  });

  it('takes any criteria in their order, each with its sum opened', () => {
    const order = ['GP', 'DE', 'EMMSB', 'BC', 'DIRECT-BW'];
    const change: LeagueCommand = { kind: 'change-league', changes: { order } };
    const [first] = divisionTable(leagueAfter(...season, change), top);
    expect(first?.values).toHaveLength(order.length);
    expect(first?.values[2]?.workings).toHaveLength(1);
  });

  it.each([[['MP', 'XX']], [[]]])('refuses the order %j', (order) => {
    const change: LeagueCommand = { kind: 'change-league', changes: { order } };
    expect(codeOf(leagueAfter(...season), change)).toBe('league.unknown-criterion');
  });

  const drawn = [
    ...begun,
    results('m1', ['1-0', '0-1']),
    results('m2', ['0-1', '1-0']),
    { kind: 'change-league', changes: { order: ['MP', 'GP', 'PLAY-OFF'] } },
  ] as const satisfies readonly LeagueCommand[];

  it('asks for a play-off between equal teams at a border, which decides by itself', () => {
    const before = divisionTable(leagueAfter(...drawn), top);
    expect(before.map(({ rank, needsPlayOff }) => [rank, needsPlayOff])).toEqual(
      Array.from({ length: 4 }, () => [1, true]),
    );
    const off = ['a', 'c', 'a', 'b', 'a', 'd', 'b', 'c', 'b', 'd', 'c', 'd'];
    const playOffs = Array.from({ length: 6 }, (_, index): readonly LeagueCommand[] => {
      const plan = planned(`p${index}`, off[2 * index] ?? '', off[2 * index + 1] ?? '', {
        round: 9,
      });
      return [{ ...plan, playOff: true } as LeagueCommand, results(`p${index}`, ['1-0', 'draw'])];
    }).flat();
    const after = divisionTable(leagueAfter(...drawn, ...playOffs), top);
    expect(after.map(({ team: id, rank, matchPoints }) => [id, rank, matchPoints])).toEqual([
      ['a', 1, 1],
      ['b', 2, 1],
      ['c', 3, 1],
      ['d', 4, 1],
    ]);
    expect(after.some(({ needsPlayOff }) => needsPlayOff)).toBe(false);
  });

  it('gives nobody a point for a match that both lost', () => {
    const lost: LeagueCommand = { kind: 'forfeit-match', match: matchNamed('m1'), lost: 'both' };
    const lines = divisionTable(leagueAfter(...begun, lost), top);
    expect(lines.map(({ matchPoints, drawn: even }) => [matchPoints, even])).toEqual(
      Array.from({ length: 4 }, () => [0, 0]),
    );
    expect(lines.filter(({ lost: times }) => times === 1).map(({ team: id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it.each([
    ['struck', 0],
    ['kept', 2],
    ['struck-before-half', 2],
  ] as const)('leaves a withdrawn team to the rule: %s', (withdrawal, matchPoints) => {
    const league = leagueAfter(
      ...season,
      { kind: 'change-league', changes: { withdrawal } },
      { kind: 'withdraw-team', team: team('b'), how: 'rule' },
    );
    const lines = divisionTable(league, top);
    expect(lines.find((one) => one.team === 'a')?.matchPoints).toBe(matchPoints);
    expect(lines.at(-1)?.team).toBe('b');
  });

  it.each([
    ['struck', 'kept', 'league.withdrawal-strikes'],
    ['kept', 'struck', 'league.withdrawal-keeps'],
    ['rule', 'struck', 'league.withdrawal-strikes'],
    ['rule', 'kept', 'league.withdrawal-keeps'],
    // Half of its two matches is played.
    ['rule', 'struck-before-half', 'league.withdrawal-keeps'],
  ] as const)('asks once what a withdrawal (%s, rule %s) means', (how, withdrawal, code) => {
    const league = leagueAfter(...season, { kind: 'change-league', changes: { withdrawal } });
    const command = { kind: 'withdraw-team', team: team('b'), how } as const;
    const decided = decide(league, command);
    expect(decided).toMatchObject({ error: { code, name: 'b', played: 1 } });
    expect(codeOf(league, command, { confirmed: true })).toBe('done');
    // What follows is what was told.
    const after = leagueAfter(
      ...season,
      { kind: 'change-league', changes: { withdrawal } },
      command,
    );
    const line = divisionTable(after, top).find((one) => one.team === 'b');
    expect(line?.isStruck).toBe(code === 'league.withdrawal-strikes');
    expect(codeOf(after, { ...command, how: '' })).toBe('done');
  });

  it('asks nothing of a team without a match', () => {
    const league = leagueAfter(made(), division(top, 1), entered(top, ['a', 'b']));
    expect(codeOf(league, { kind: 'withdraw-team', team: team('b'), how: 'struck' })).toBe('done');
  });

  it('of fifteen divisions is reckoned once each, however often they are asked for in turn', () => {
    const divisions = Array.from({ length: 15 }, (_, index) => `d${index}` as DivisionId);
    const league = leagueAfter(
      made(),
      ...divisions.flatMap((id) => [
        division(id, 1),
        entered(
          id,
          [1, 2, 3].map((number) => `${id} ${number}`.replace(' ', '-')),
        ),
      ]),
    );
    const once = divisions.map((id) => divisionTable(league, id));
    expect(
      divisions.map((id) => divisionTable(league, id)).every((one, at) => one === once[at]),
    ).toBe(true);
  });

  it('is the same whatever teams are called', () => {
    const renamed = (name: string): LeagueCommand => ({
      kind: 'change-team',
      team: team('a'),
      changes: { name },
    });
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{2}[a-zæøå ]{0,18}$/), (name) => {
        expect(divisionTable(leagueAfter(...season, renamed(name)), top)).toEqual(
          divisionTable(leagueAfter(...season), top),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('changes by a board’s result in its match alone', () => {
    const score = fc.constantFrom(...boardScores);
    fc.assert(
      fc.property(score, score, score, (one, two, three) => {
        const before = leagueAfter(...begun, results('m2', [one, two]));
        const after = leagueAfter(...begun, results('m2', [one, two]), results('m1', [three]));
        const other = (league: typeof before) => {
          const match = matchOf(league, 'm2');
          return match && [matchScore(league, match), boardsOf(league, match)];
        };
        expect(other(after)).toEqual(other(before));
      }),
      { numRuns: 50 },
    );
  });

  it('has everybody’s games by colour and board', () => {
    const league = leagueAfter(...begun, ...both, results('m1', ['1-0', '0-1']));
    expect(
      individuals(league, top).map(({ player, halfPoints, white, black }) => [
        player,
        halfPoints,
        white.played,
        black.played,
      ]),
    ).toEqual([
      ['a1', 2, 0, 1],
      ['b2', 2, 0, 1],
      ['b1', 0, 1, 0],
      ['a2', 0, 1, 0],
    ]);
    expect(individuals(league, top, 1).map(({ player }) => player)).toEqual(['a1', 'b1']);
  });
});

describe('the agreement of a captain', () => {
  const undone = (...after: readonly LeagueCommand[]) =>
    matchOf(leagueAfter(...begun, ...both, results('m1', ['1-0', '0-1']), ...after), 'm1')?.undone;

  it('is undone by a change of what it was about, with the name of whoever changed it', () => {
    expect(undone(agreed('m1', 'a'))).toEqual({ home: '', away: '' });
    const changes = results('m1', ['draw']);
    expect(undone(agreed('m1', 'a'), changes)).toEqual({ home: 'Ida', away: '' });
    expect(undone(agreed('m1', 'a'), agreed('m1', 'b'), changes)).toEqual({
      home: 'Ida',
      away: 'Ida',
    });
    expect(undone(agreed('m1', 'a'), changes, results('m1', ['1-0']))).toEqual({
      home: 'Ida',
      away: '',
    });
    expect(undone(agreed('m1', 'a'), changes, agreed('m1', 'a'))).toEqual({ home: '', away: '' });
  });

  it.each([
    ['a captain of the match', ['a'], 'Ida'],
    ['a captain of another', ['c'], ''],
    ['the public', [], ''],
  ] as const)(
    'shows who undid it to captains of the match alone, not to all: %s',
    (_, own, name) => {
      const league = leagueAfter(
        ...begun,
        ...both,
        results('m1', ['1-0', '0-1']),
        agreed('m1', 'a'),
        results('m1', ['draw']),
      );
      const reader = { isLeader: false, teams: own.map(team), now: '2026-10-10T20:00' };
      expect(matchOf(leagueSeenBy(reader, league), 'm1')?.undone.home).toBe(name);
    },
  );
});

describe('the names of those who act for teams', () => {
  it.each([
    ['a captain of the match', ['a'], 'Ida'],
    ['a captain of another', ['c'], ''],
    ['the public', [], ''],
  ] as const)('are shown to captains of the match alone: %s', (_, own, name) => {
    const league = leagueAfter(...begun, ...both, results('m1', ['1-0', '0-1']), agreed('m1', 'a'));
    const reader = { isLeader: false, teams: own.map(team), now: '2026-10-10T20:00' };
    const match = matchOf(leagueSeenBy(reader, league), 'm1');
    expect([match?.agreed.home?.from, match?.lineUps.away?.from]).toEqual([name, name]);
    expect(match?.lineUps.away?.players).not.toEqual([]);
  });
});

describe('a team that has withdrawn', () => {
  const next = planned('m3', 'a', 'b', { round: 2, day: '2026-11-07' });
  const gone = (how: 'struck' | 'kept') =>
    leagueAfter(...begun, results('m1', ['1-0', '1-0']), next, {
      kind: 'withdraw-team',
      team: team('b'),
      how,
    });
  const heldBy = (league: League, id: string) => {
    const match = matchOf(league, id);
    return match && [calledOffBy(league, match), struckWith(league, match)];
  };

  it.each(['struck', 'kept'] as const)('plays no match that is open (%s)', (how) => {
    const league = gone(how);
    expect(heldBy(league, 'm3')).toEqual(['b', null]);
    expect(heldBy(league, 'm1')).toEqual([null, how === 'struck' ? 'b' : null]);
    // Neither team turns to it.
    const now = '2026-11-01T12:00';
    expect(['a', 'b'].map((id) => nextMatchOf(league, team(id), now)?.id === 'm3')).toEqual([
      false,
      false,
    ]);
  });
});

describe('what a captain asks', () => {
  it('is which match comes next, and what is still missing', () => {
    const league = leagueAfter(...begun, planned('m3', 'a', 'c', { round: 2, day: '2026-11-07' }));
    expect(nextMatchOf(league, team('a'), '2026-10-05T12:00')?.id).toBe('m1');
    expect(nextMatchOf(league, team('a'), '2026-10-11T12:00')?.id).toBe('m3');
    const missing = missingIn(league, '2026-10-08T12:00').map((one) => one.what);
    expect(missing).toEqual(['line-up', 'line-up', 'line-up', 'line-up']);
    expect(missingIn(league, '2026-10-11T12:00')).toContainEqual({
      what: 'results',
      match: 'm1',
      boards: 2,
    });
  });

  it('is nothing of a match whose team has withdrawn', () => {
    const away = { kind: 'withdraw-team', team: team('b'), how: 'kept' } as const;
    const missing = missingIn(leagueAfter(...begun, away), '2026-10-11T12:00');
    expect(new Set(missing.map(({ match }) => match))).toEqual(new Set(['m2']));
  });

  it('is answered for the teams that name the account', () => {
    const league = leagueAfter(...begun, {
      kind: 'name-captains',
      team: team('a'),
      changes: { captain: 'Alm, Ida', accounts: 'ida, bo' },
    });
    expect(teamsOfAccount(league, 'bo')).toEqual(['a']);
    expect(teamsOfAccount(league, '')).toEqual([]);
    const seen = leagueSeenBy({ isLeader: false, teams: [], now: '' }, league);
    expect(teamOf(seen, 'a')?.captain).toMatchObject({ captain: 'Alm, Ida', accounts: '' });
  });
});

describe('two at once', () => {
  /** Whether a command conflicts with what another one wrote meanwhile. */
  function conflicts(command: LeagueCommand, meanwhile: LeagueCommand): boolean {
    const before = journal([...begun, ...both]);
    const since = journal([meanwhile], '', before).slice(before.length);
    return conflictsWith(leagueBook, command, since);
  }

  it.each<[string, LeagueCommand, LeagueCommand, boolean]>([
    ['different matches', results('m1', ['1-0']), results('m2', ['1-0']), false],
    ['the same board', results('m1', ['1-0']), results('m1', ['0-1']), true],
    [
      'other boards',
      results('m1', ['1-0']),
      { ...results('m1', ['0-1']), results: [{ board: 2, score: '0-1' }] } as LeagueCommand,
      false,
    ],
    ['both line-ups', lineUp('m1', 'a', ['a1']), lineUp('m1', 'b', ['b1']), false],
    ['one line-up', lineUp('m1', 'a', ['a1']), lineUp('m1', 'a', ['a2']), true],
    ['an agreement', agreed('m1', 'a'), results('m1', ['0-1']), true],
  ])('conflict by the same board or line-up alone: %s', (_, command, meanwhile, expected) => {
    expect(conflicts(command, meanwhile)).toBe(expected);
  });
});

describe('undo', () => {
  it('takes back each act, and every entry follows the ones before', () => {
    const commands: readonly LeagueCommand[] = [
      ...begun,
      ...both,
      results('m1', ['1-0', 'draw']),
      agreed('m1', 'a'),
      agreed('m1', 'b'),
      { kind: 'change-sheet', match: matchNamed('m1'), changes: { remarks: 'Late\nstart' } },
      {
        kind: 'take-points',
        penalty: 'p' as PenaltyId,
        team: team('a'),
        matchPoints: 1,
        halfPoints: 0,
        reason: 'x',
      },
      { kind: 'give-back-points', penalty: 'p' as PenaltyId },
      { kind: 'forfeit-match', match: matchNamed('m2'), lost: 'away' },
      { kind: 'remove-player', player: member('c3') },
    ];
    let entries = journal([made()]);
    for (const command of commands.slice(1)) {
      const before = folded(entries);
      const after = journal([command], '2026-10-10T18:00', entries);
      for (const entry of after.slice(entries.length)) {
        const state = folded(after.slice(0, entry.version - 1));
        expect(leagueBook.follows(state, entry.event as never), command.kind).toBe(true);
      }
      const undo: ReturnTo = { kind: 'return-to', toVersion: before.version };
      const undone = folded(journal([undo], '', after));
      expect({ ...undone, version: 0 }, command.kind).toEqual({ ...before, version: 0 });
      entries = after;
    }
  });
});
