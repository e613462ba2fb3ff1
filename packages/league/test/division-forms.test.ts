/** @regulation FIDE C.04.6 2026 */
import { conflictsWith, makeEntries } from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  decide,
  division,
  entered,
  folded,
  journal,
  lineUp,
  made,
  matchNamed,
  member,
  planned,
  results,
  squad,
  team,
  top,
} from '../../../test/league/journal-driver.ts';
import { slownessNow } from '../../../test/machine-speed.ts';
import {
  boardsOf,
  type CupPair,
  cupPairs,
  divisionOf,
  divisionTable,
  isSeasonOver,
  type League,
  type LeagueCommand,
  type LeagueEntry,
  leagueBook,
  leagueSeenBy,
  type Match,
  matchScore,
  missingIn,
  monthsOfLeague,
  seasonEnds,
} from '../src/index.ts';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `t${String(index + 1).padStart(3, '0')}`);

const drawn = (round: number, day = ''): LeagueCommand => ({
  kind: 'draw-round',
  division: top,
  round,
  day,
  seed: 'lots',
});

const published = (round: number): LeagueCommand => ({
  kind: 'publish-round',
  division: top,
  round,
});

const exchanged = (round: number, one: string, other: string, reason = ''): LeagueCommand => ({
  kind: 'exchange-teams',
  division: top,
  round,
  one: team(one),
  other: team(other),
  reason,
});

const bye = (
  name: string,
  round: number,
  kind: Extract<LeagueCommand, { kind: 'set-bye' }>['bye'],
  reason = '',
): LeagueCommand => ({ kind: 'set-bye', team: team(name), round, bye: kind, reason });

const settled = (match: string, home: number, away: number): LeagueCommand => ({
  kind: 'settle-by-score',
  match: matchNamed(match),
  score: { home, away },
});

const matchesIn = (league: League, round: number): readonly Match[] =>
  league.matches.filter((match) => match.round === round);

/** Commands that give every match of a round a score that its number decides. */
const allSettled = (league: League, round: number): readonly LeagueCommand[] =>
  matchesIn(league, round).map(({ id, place }) => {
    const home = (place * 7 + round * 3) % 5;
    return settled(id, home, 4 - home);
  });

/** The journal after some rounds that are drawn, published and played. */
function playedOut(begin: readonly LeagueCommand[], rounds: number): readonly LeagueEntry[] {
  let entries = journal(begin);
  for (let round = 1; round <= rounds; round += 1) {
    entries = journal([drawn(round), published(round)], '', entries);
    entries = journal(allSettled(folded(entries), round), '', entries);
  }
  return entries;
}

const swissOf = (count: number, rounds = 7): readonly LeagueCommand[] => [
  made({ firstBoard: 'white' }),
  division(top, 1, 2, { form: 'swiss', rounds }),
  entered(top, names(count)),
];

describe('a division as a Swiss for teams', () => {
  it('pairs round 1 by the numbers of its teams, with the colour that is drawn or said', () => {
    const begin = [
      made({ firstBoard: 'white' }),
      division(top, 1, 2, { form: 'swiss', rounds: 5, firstColour: 'white' }),
      entered(top, names(6)),
    ];
    const league = folded(journal([...begin, drawn(1)]));
    expect(league.matches.map(({ home, away }) => [home, away])).toEqual([
      ['t001', 't004'],
      ['t005', 't002'],
      ['t003', 't006'],
    ]);
    expect(league.matches[0]?.because.map(({ article }) => article)).toContain('C.04.6 3.6');
    const turned = folded(
      journal([...begin, { kind: 'change-league', changes: { firstBoard: 'black' } }, drawn(1)]),
    );
    // The white team is the guest where guests have White at the first board.
    expect(turned.matches.map(({ home, away }) => [away, home])).toEqual(
      league.matches.map(({ home, away }) => [home, away]),
    );
  });

  it.each([6, 9, 14])(
    'never lets %i teams meet twice, and gives one bye each (2.1.1, 2.1.2)',
    (count) => {
      const league = folded(playedOut(swissOf(count), 5));
      const met = league.matches.map(({ home, away }) => [home, away].toSorted().join(' '));
      expect(new Set(met).size).toBe(5 * Math.floor(count / 2));
      const free = divisionOf(league, top)?.byes.map((one) => one.team) ?? [];
      expect(free).toHaveLength(count % 2 === 0 ? 0 : 5);
      expect(new Set(free).size).toBe(free.length);
    },
  );

  it('gives a team without an opponent the points of a drawn match (1.4)', () => {
    const league = folded(playedOut(swissOf(3), 1));
    const [free] = divisionOf(league, top)?.byes ?? [];
    const line = divisionTable(league, top).find((one) => one.team === free?.team);
    expect([free?.bye, line?.matchPoints, line?.halfPoints]).toEqual(['pairing-allocated', 1, 2]);
  });

  it('shows a draft to nobody but the desk, and lets no captain act in it', () => {
    const league = folded(
      journal([...swissOf(4), drawn(1, '2026-10-10'), bye('t004', 2, 'zero-point')]),
    );
    const [match] = league.matches;
    const captain = { isLeader: false, teams: [team('t001')], now: '2026-10-10T10:00' };
    for (const reader of [captain, { ...captain, teams: [] }]) {
      const seen = leagueSeenBy(reader, league);
      expect(seen.matches).toEqual([]);
      expect(seen.divisions[0]).toMatchObject({ drawn: [], byes: [] });
    }
    expect(missingIn(league, '2026-10-10T10:00')).toEqual([]);
    expect(
      codeOf(league, results(match?.id ?? '', ['1-0'], match?.home), { confirmed: true }),
    ).toBe('league.unknown-match');
    const open = folded(
      journal([published(1)], '', journal([...swissOf(4), drawn(1, '2026-10-10')])),
    );
    expect(leagueSeenBy(captain, open).matches).toHaveLength(2);
  });

  it('draws one round after the other, and asks where matches are not over', () => {
    const first = journal([...swissOf(4, 2), drawn(1)]);
    expect(codeOf(folded(first), drawn(2))).toBe('league.round-draft');
    const open = journal([published(1)], '', first);
    expect(codeOf(folded(open), drawn(1))).toBe('league.round-not-next');
    expect(decide(folded(open), drawn(2))).toMatchObject({
      error: { code: 'league.round-open', round: 1, matches: 2 },
    });
    // A match that is not over counts as drawn: all have the same points.
    const all = folded(journal([drawn(2)], '', open)).matches;
    expect(all.filter(({ round }) => round === 2)).toHaveLength(2);
    const over = folded(playedOut(swissOf(4, 2), 2));
    expect(codeOf(over, drawn(3))).toBe('league.rounds-over');
    expect(isSeasonOver(over)).toBe(true);
    expect(isSeasonOver(folded(playedOut(swissOf(4, 2), 1)))).toBe(false);
  });

  it('refuses a round in which somebody would have to meet twice, and leaves it to the leader', () => {
    const league = folded(playedOut(swissOf(4, 5), 3));
    expect(codeOf(league, drawn(4))).toBe('league.no-legal-pairing');
    expect(codeOf(league, planned('by-hand', 't001', 't002', { round: 4 }))).toBe('done');
    expect(codeOf(league, planned('by-hand', 't001', 't002', { round: 3 }))).toBe(
      'league.plays-in-round',
    );
  });

  it('counts late teams and those that are away without their rounds, and keeps who withdrew (4.3.1)', () => {
    const before = playedOut(swissOf(4), 1);
    const late = journal(
      [
        entered(top, ['late']),
        bye('t001', 2, 'half-point'),
        { kind: 'withdraw-team', team: team('t002'), how: 'struck' },
        drawn(2),
        published(2),
      ],
      '',
      before,
    );
    const league = folded(late);
    const seated = matchesIn(league, 2).flatMap(({ home, away }) => [home, away]);
    expect(seated).not.toContain('t001');
    expect(seated).not.toContain('t002');
    const free = divisionOf(league, top)?.byes.filter(({ round }) => round === 2) ?? [];
    expect(new Set([...seated, ...free.map((one) => one.team)])).toEqual(
      new Set(['late', 't001', 't003', 't004']),
    );
    // In a Swiss nothing is struck: its opponent of round 1 keeps the match.
    expect(divisionTable(league, top).some(({ isStruck }) => isStruck)).toBe(false);
    expect(codeOf(league, bye('t003', 2, 'half-point', 'x'))).toBe(
      seated.includes(team('t003')) ? 'league.plays-in-round' : 'league.changes-round',
    );
  });

  it('is changed by exchanging teams, with a reason once it is published', () => {
    const entries = journal([...swissOf(5), drawn(1)]);
    const league = folded(entries);
    const free = divisionOf(league, top)?.byes[0]?.team ?? '';
    const [first] = league.matches;
    const one = first?.home ?? '';
    const swapped = folded(journal([exchanged(1, one, free)], '', entries));
    expect(divisionOf(swapped, top)?.byes[0]?.team).toBe(one);
    expect(swapped.matches[0]).toMatchObject({ home: free, because: [], changedBy: '' });
    const open = folded(journal([published(1)], '', entries));
    expect(codeOf(open, exchanged(1, one, free))).toBe('league.reason-missing');
    expect(codeOf(open, exchanged(1, one, free, 'Typed wrong'))).toBe('league.changes-round');
    expect(codeOf(open, exchanged(1, one, 't099', 'x'))).toBe('league.unknown-team');
    const begun = folded(journal([published(1), settled(first?.id ?? '', 2, 2)], '', entries));
    expect(codeOf(begun, exchanged(1, one, free, 'x'))).toBe('league.pair-begun');
    expect(codeOf(begun, { kind: 'take-back-round', division: top, round: 1 })).toBe(
      'league.pair-begun',
    );
    const back = folded(
      journal([{ kind: 'take-back-round', division: top, round: 1 }], '', entries),
    );
    expect([back.matches, divisionOf(back, top)?.byes, divisionOf(back, top)?.drawn]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('asks where an exchange lets two teams meet again (2.1.1)', () => {
    const entries = journal([drawn(2)], '', playedOut(swissOf(6), 1));
    const league = folded(entries);
    const [met] = matchesIn(league, 1);
    const opponent = matchesIn(league, 2).find(
      ({ home, away }) => home === met?.home || away === met?.home,
    );
    const instead = opponent?.home === met?.home ? opponent?.away : opponent?.home;
    expect(codeOf(league, exchanged(2, instead ?? '', met?.away ?? ''))).toBe('league.met-before');
  });

  it('takes points from the round after whose draw they were taken, so that floats stay as paired', () => {
    const league = folded(
      journal(
        [
          {
            kind: 'take-points',
            penalty: 'p1' as never,
            team: team('t001'),
            matchPoints: 1,
            halfPoints: 0,
            reason: 'No arbiter',
          },
        ],
        '',
        playedOut(swissOf(6), 2),
      ),
    );
    expect(league.penalties[0]?.round).toBe(2);
  });

  it('keeps its form once it has rounds, and its numbers unless that is confirmed', () => {
    const league = folded(playedOut(swissOf(4), 1));
    const form: LeagueCommand = {
      kind: 'change-division',
      division: top,
      changes: { form: 'all-play-all' },
    };
    expect(codeOf(league, form)).toBe('league.form-fixed');
    const order = names(4).toReversed().map(team);
    const renumber: LeagueCommand = { kind: 'number-teams', division: top, teams: order };
    expect(codeOf(league, renumber)).toBe('league.numbers-published');
    expect(codeOf(league, { ...renumber, teams: order.slice(1) })).toBe('league.teams-differ');
    const before = folded(journal([...swissOf(4), renumber]));
    expect(before.teams.map(({ id }) => id)).toEqual(order);
    expect(
      codeOf(league, {
        kind: 'draw-schedule',
        division: top,
        teams: order,
        days: [],
        double: false,
      }),
    ).toBe('league.schedule-begun');
    expect(
      codeOf(before, {
        kind: 'draw-schedule',
        division: top,
        teams: order,
        days: [],
        double: false,
      }),
    ).toBe('league.other-form');
  });

  it('conflicts where somebody else drew or changed the same round, and not over results', () => {
    const entries = journal([...swissOf(4), drawn(1)]);
    const exchange = journal([exchanged(1, 't001', 't002')], '', entries).slice(-1);
    expect(conflictsWith(leagueBook, published(1), exchange)).toBe(true);
    const open = journal([published(1)], '', entries);
    const noted = journal(allSettled(folded(open), 1), '', open).slice(open.length);
    expect(conflictsWith(leagueBook, drawn(2), noted)).toBe(false);
  });

  it('pairs 200 teams over 11 rounds in less than a second each', () => {
    let entries = journal([
      made({ firstBoard: 'white', order: ['MP', 'GP', 'EMMSB'] }),
      division(top, 1, 4, { form: 'swiss', rounds: 11 }),
      entered(top, names(200)),
    ]);
    let slowest = 0;
    for (let round = 1; round <= 11; round += 1) {
      const league = folded(entries);
      const from = performance.now();
      const paired = decide(league, drawn(round), { confirmed: true });
      slowest = Math.max(slowest, performance.now() - from);
      expect(paired.ok).toBe(true);
      entries = journal([drawn(round), published(round)], '', entries);
      const state = folded(entries);
      const events = allSettled(state, round).flatMap((command) => {
        const decided = decide(state, command, { confirmed: true });
        return decided.ok ? decided.value : [];
      });
      const sign = { version: entries.length, at: '', actor: { id: 'a', name: 'Ida' }, reason: '' };
      entries = [...entries, ...makeEntries(events, sign)];
    }
    expect(slowest).toBeLessThan(1000 * slownessNow());
  });
});

const cupOf = (
  count: number,
  values: Parameters<typeof division>[3] = {},
): readonly LeagueCommand[] => [
  made(),
  division(top, 1, 4, { form: 'cup', ...values }),
  entered(top, names(count)),
];

const pairsOf = (league: League, round: number): readonly CupPair[] =>
  cupPairs(league, top).filter((pair) => pair.round === round);

/** @article Tempelhof 2018 III.C.1, III.C.2, IV.4d */
describe('a division as a cup of teams', () => {
  it.each([
    [2, 1, 0],
    [3, 1, 1],
    [5, 1, 3],
    [6, 2, 2],
    [8, 4, 0],
    [11, 3, 5],
  ])(
    'of %i teams begins with %i matches and %i byes, and ends with one winner',
    (count, matches, free) => {
      let entries = journal([...cupOf(count), drawn(1), published(1)]);
      expect(matchesIn(folded(entries), 1)).toHaveLength(matches);
      expect(divisionOf(folded(entries), top)?.byes).toHaveLength(free);
      for (let round = 1; ; round += 1) {
        const wins = matchesIn(folded(entries), round).map(({ id }) => settled(id, 5, 3));
        entries = journal(wins, '', entries);
        const next = decide(folded(entries), drawn(round + 1));
        if (!next.ok) {
          expect(next.error.code).toBe('league.cup-over');
          break;
        }
        entries = journal([drawn(round + 1), published(round + 1)], '', entries);
      }
      const last = cupPairs(folded(entries), top).at(-1);
      expect([last?.state, last?.winner !== null]).toEqual(['won', true]);
      expect(isSeasonOver(folded(entries))).toBe(true);
      expect(new Set(seasonEnds(folded(entries)).map(({ move }) => move))).toEqual(
        new Set(['stays']),
      );
    },
  );

  const played = (scores: Parameters<typeof results>[1], values = {}) => {
    const entries = journal([...cupOf(2, values), drawn(1), published(1)]);
    const [match] = matchesIn(folded(entries), 1);
    return { entries: journal([results(match?.id ?? '', scores)], '', entries), match };
  };

  it.each([
    [['1-0', '1-0', 'draw', '0-1'], 'home', 'match-points'],
    [['1-0', '0-1', '1-0', '0-1'], 'home', 'berlin'],
    [['0-1', '1-0', '1-0', '0-1'], 'home', 'bottom-board-off'],
    [['0-1', '0-1', 'draw', '+/-'], 'away', 'match-points'],
  ] as const)('decides %j for the %s team by %s', (scores, side, by) => {
    const { entries, match } = played([...scores]);
    expect(pairsOf(folded(entries), 1)[0]).toMatchObject({ winner: match?.[side], by });
  });

  it('looks at the list in the order of the division, and refuses a code that is none', () => {
    const { entries, match } = played(['0-1', '1-0', '1-0', '0-1'], {
      deciders: ['GP', 'LAST-OFF'],
    });
    expect(pairsOf(folded(entries), 1)[0]).toMatchObject({
      winner: match?.home,
      by: 'bottom-board-off',
      steps: [{ by: 'board-points' }, { by: 'bottom-board-off', boards: 3 }],
    });
    const wrong: LeagueCommand = {
      kind: 'change-division',
      division: top,
      changes: { deciders: ['BLITZ'] },
    };
    expect(codeOf(folded(entries), wrong)).toBe('league.unknown-criterion');
  });

  it('waits for lots where nothing else decides, and for the leader with a reason', () => {
    const { entries, match } = played(['draw', 'draw', 'draw', 'draw']);
    const league = folded(entries);
    const decided = (by: 'lots' | 'leader', reason = ''): LeagueCommand => ({
      kind: 'decide-pair',
      division: top,
      round: 1,
      winner: match?.away ?? team(''),
      by,
      reason,
    });
    expect(pairsOf(league, 1)[0]?.state).toBe('lots-needed');
    expect(codeOf(league, decided('leader'))).toBe('league.reason-missing');
    const lots = folded(journal([decided('lots')], '', entries));
    expect(pairsOf(lots, 1)[0]).toMatchObject({ winner: match?.away, by: 'lots' });
    const ruled = folded(journal([decided('leader', 'Fielded a stranger')], '', entries));
    expect(pairsOf(ruled, 1)[0]).toMatchObject({ winner: match?.away, by: 'leader' });
    const won = played(['1-0', '1-0', '1-0', '1-0']);
    expect(
      codeOf(folded(won.entries), { ...decided('lots'), winner: won.match?.away } as LeagueCommand),
    ).toBe('league.no-lots');
  });

  it('lets the opponent of a team that withdraws go on, and nobody where neither comes', () => {
    const entries = journal([...cupOf(4), drawn(1), published(1)]);
    const [one, other] = matchesIn(folded(entries), 1);
    const league = folded(
      journal(
        [
          { kind: 'withdraw-team', team: one?.home ?? team(''), how: 'struck' },
          { kind: 'forfeit-match', match: other?.id ?? matchNamed(''), lost: 'both' },
        ],
        '',
        entries,
      ),
    );
    expect(pairsOf(league, 1)).toMatchObject([
      { state: 'won', winner: one?.away, by: 'walkover' },
      { state: 'nobody', winner: null },
    ]);
    const next = decide(league, drawn(2), { confirmed: true });
    expect(next.ok && next.value).toMatchObject([{ matches: [], byes: [{ team: one?.away }] }]);
  });

  it('does not go on before each pair is decided, nor back once it has', () => {
    const entries = journal([...cupOf(4), drawn(1), published(1)]);
    expect(codeOf(folded(entries), drawn(2), { confirmed: true })).toBe('league.pair-undecided');
    const [one, other] = matchesIn(folded(entries), 1);
    const on = journal(
      [settled(one?.id ?? '', 5, 3), settled(other?.id ?? '', 5, 3), drawn(2)],
      '',
      entries,
    );
    expect(
      codeOf(folded(on), {
        kind: 'decide-pair',
        division: top,
        round: 1,
        winner: one?.away ?? team(''),
        by: 'leader',
        reason: 'x',
      }),
    ).toBe('league.round-paired-on');
    const [final] = matchesIn(folded(on), 2);
    expect([final?.home, final?.away]).toEqual([one?.home, other?.home]);
  });

  it('plays two legs at both places, which count together', () => {
    const entries = journal([...cupOf(2, { twoLegs: true }), drawn(1, '2026-10-10'), published(1)]);
    const [first, second] = matchesIn(folded(entries), 1);
    expect([first?.home, first?.away]).toEqual([second?.away, second?.home]);
    expect([first?.meeting.day, second?.meeting.day]).toEqual(['2026-10-10', '']);
    const after = folded(
      journal([settled(first?.id ?? '', 5, 3), settled(second?.id ?? '', 6, 2)], '', entries),
    );
    expect(pairsOf(after, 1)[0]).toMatchObject({ winner: first?.away, by: 'board-points' });
  });

  it('draws by the seed alone, so that anybody can repeat it', () => {
    const seats = (seed: string) =>
      folded(journal([...cupOf(8), { ...drawn(1), seed } as LeagueCommand])).matches.map(
        ({ home, away }) => [home, away],
      );
    expect(seats('a')).toEqual(seats('a'));
    expect(seats('a')).not.toEqual(seats('b'));
  });
});

describe('a division as a Scheveningen match of two teams', () => {
  const boards = 4;
  const begin = [
    made({ firstBoard: 'white' }),
    division(top, 1, boards, { form: 'scheveningen' }),
    entered(top, ['a', 'b']),
    squad('a', boards + 1),
    squad('b', boards + 1),
  ];
  const schedule = (double = false, teams = ['a', 'b']): LeagueCommand => ({
    kind: 'draw-schedule',
    division: top,
    teams: teams.map(team),
    days: [],
    double,
  });
  const everybody = (name: string) =>
    Array.from({ length: boards }, (_, index) => `${name}${index + 1}`);

  it('has a round for each player, and lines up once for all of them', () => {
    const entries = journal([...begin, schedule()]);
    expect(folded(entries).matches.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    const first = folded(entries).matches[0]?.id ?? '';
    const league = folded(
      journal(
        [lineUp(first, 'a', everybody('a')), lineUp(first, 'b', everybody('b'))],
        '',
        entries,
      ),
    );
    const games = league.matches.flatMap((match) =>
      boardsOf(league, match).map(({ players, homeColour }) => ({ players, homeColour })),
    );
    const met = games.map(({ players }) => `${players.home} ${players.away}`);
    expect(new Set(met).size).toBe(boards * boards);
    for (const player of everybody('a')) {
      const whites = games.filter(
        ({ players, homeColour }) => players.home === player && homeColour === 'white',
      );
      expect(whites).toHaveLength(boards / 2);
    }
    // Somebody else from round 3 on; what was handed in before stays.
    const third = league.matches[2];
    const later = folded(
      journal(
        [
          lineUp(first, 'a', everybody('a')),
          lineUp(first, 'b', everybody('b')),
          lineUp(third?.id ?? '', 'a', ['a1', 'a2', 'a3', 'a5']),
        ],
        '',
        entries,
      ),
    );
    const inRound = (round: number) =>
      later.matches[round - 1]?.lineUps.home?.players.includes(member('a5'));
    expect([1, 2, 3, 4].map(inRound)).toEqual([false, false, true, false]);
  });

  it('is of two teams, and twice as long where it is played twice', () => {
    const league = folded(journal([...begin, entered(top, ['c'])]));
    expect(codeOf(league, schedule(false, ['a', 'b', 'c']))).toBe('league.teams-for-form');
    expect(folded(journal([...begin, schedule(true)])).matches).toHaveLength(2 * boards);
    expect(codeOf(league, drawn(1))).toBe('league.other-form');
  });

  it('loses the boards of a line-up’s faults where its players sit', () => {
    const entries = journal([
      ...begin,
      {
        kind: 'change-league',
        changes: { wrongOrder: 'from-there-down', ineligible: 'this-board' },
      },
      schedule(),
    ]);
    const second = folded(entries).matches[1]?.id ?? '';
    const league = folded(
      journal(
        [
          lineUp(second, 'a', everybody('a')),
          lineUp(second, 'b', ['b1', 'b2', 'b4', 'b3']),
          results(second, ['draw', 'draw', 'draw', 'draw']),
        ],
        '',
        entries,
      ),
    );
    const match = league.matches[1];
    const seats = match === undefined ? [] : boardsOf(league, match);
    const lost = seats.filter(({ score }) => score === '+/-').map(({ players }) => players.away);
    expect(lost).toContain('b3');
    expect(lost).not.toContain('b1');
    expect(match && matchScore(league, match).points).not.toBeNull();
  });
});

describe('a one-day blitz of teams', () => {
  it('is in no rating report, which is of long games', () => {
    const commands = [
      made(),
      division(top, 1, 2, { pace: 'blitz' }),
      entered(top, ['a', 'b']),
      planned('m1', 'a', 'b'),
      results('m1', ['1-0', 'draw']),
    ];
    const blitz = folded(journal(commands));
    expect(monthsOfLeague(blitz)).toEqual([]);
    const long: LeagueCommand = {
      kind: 'change-division',
      division: top,
      changes: { pace: 'long' },
    };
    expect(monthsOfLeague(folded(journal([...commands, long])))).toEqual(['2026-10']);
  });
});
