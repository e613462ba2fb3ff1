import {
  type PlayerNo,
  type RoundRecord,
  recordsAfterWithdrawals,
  type ScoredPlayer,
  totalHalfPoints,
  type WithdrawalRequest,
  type WithdrawalRule,
  withdrawalRules,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { tableOf, valuesOf } from '../tie-break/fide/values-of.ts';

const free: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** `1W2` won with White against 2, `?B3` still to be played, `+W4` won by forfeit, `free`, `bye`, `out`. */
function recordOf(entry: string): RoundRecord {
  if (entry === 'free') return free;
  if (entry === 'out') return { kind: 'absent' };
  if (entry === 'bye') return { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
  const [, mark = '', letter, no] = /^([10=?+-])([WB])(\d)$/.exec(entry) ?? [];
  const sides = { opponent: Number(no), colour: letter === 'W' ? 'white' : 'black' } as const;
  if (mark === '+' || mark === '-') {
    return { kind: 'forfeit', ...sides, halfPoints: mark === '+' ? 2 : 0, notice: false };
  }
  const halfPoints = { '1': 2, '0': 0 }[mark] ?? 1;
  return { kind: 'game', ...sides, halfPoints, status: mark === '?' ? 'pending' : 'played' };
}

const players = (text: string): readonly ScoredPlayer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([no, ...rounds]) => ({ no: Number(no), rating: null, records: rounds.map(recordOf) }));

type Course = WithdrawalRequest<ScoredPlayer>['course'];

const once: Course = { kind: 'round-robin', cycles: 1 };

const after = (
  all: readonly ScoredPlayer[],
  withdrawn: readonly PlayerNo[],
  rule: WithdrawalRule,
  course: Course = once,
) =>
  recordsAfterWithdrawals({
    players: all,
    withdrawn: new Set(withdrawn),
    rule,
    course,
    win: 2,
    adjourned: new Map(),
  });

/** Adds players whose rounds were all free, up to a number of players. */
const fieldOf = (count: number, all: readonly ScoredPlayer[]): readonly ScoredPlayer[] => [
  ...all,
  ...Array.from({ length: count - all.length }, (_, index) => ({
    no: 100 + index,
    rating: null,
    records: all[0]?.records.map(() => free) ?? [],
  })),
];

const pointsOf = (all: readonly ScoredPlayer[]): readonly number[] =>
  all.map(({ records }) => totalHalfPoints(records) / 2);

/** Five all-play-all, four games each; 5 left and had beaten 1 and drawn with 2. */
const afterTwo = players(`
  1 free 0W5 1B4 =W3 1B2
  2 =B5  1W3 free 1B4 0W1
  3 1W4  0B2 ?W5 =B1 free
  4 0B3  free 0W1 0W2 ?B5
  5 =W2  1B1 ?B3 free ?W4
`);

/** The same players, but 5 left after one game. */
const afterOne = players(`
  1 free ?W5 1B4 =W3 1B2
  2 =B5  1W3 free 1B4 0W1
  3 1W4  0B2 ?W5 =B1 free
  4 0B3  free 0W1 0W2 ?B5
  5 =W2  ?B1 ?B3 free ?W4
`);

describe('less than half of the games (DSU 2002 §16a; FIDE 2012 8.2.2a; Tempelhof 2018 III.A.12)', () => {
  test.each([
    ['dsu-2002', '§16a'],
    ['fide-2012', 'FIDE 2012 8.2.2a'],
  ] as const)('%s: what was won by or against them is not counted', (rule, article) => {
    const { players: counted, withdrawals } = after(afterOne, [5], rule);
    expect(pointsOf(counted)).toEqual([2.5, 2, 1.5, 0, 0]);
    expect(withdrawals).toEqual([
      {
        no: 5,
        counts: false,
        because: {
          code: 'withdrawal.not-counted',
          article,
          facts: { player: 5, games: 1, of: 4 },
        },
      },
    ]);
  });

  test('their rounds are free rounds for the others, and for tie-breaks', () => {
    const { players: counted } = after(afterOne, [5], 'dsu-2002');
    expect(counted[1]?.records[0]).toEqual(free);
    expect(counted[4]?.records).toEqual([free, free, free, free, free]);
    // 2 beat 3 (1½) and 4 (0), the draw with 5 is gone.
    expect(valuesOf(tableOf(counted, { system: 'round-robin' }), 'SB')[2]).toBe(1.5);
  });

  test('the rounds as they were are not touched: they are rated', () => {
    after(afterOne, [5], 'dsu-2002');
    expect(afterOne[1]?.records[0]).toMatchObject({ kind: 'game', opponent: 5 });
  });
});

describe('at least half (DSU 2002 §16b; FIDE 2012 8.2.2b; Tempelhof 2018 III.A.12)', () => {
  test.each([
    ['dsu-2002', '§16b'],
    ['fide-2012', 'FIDE 2012 8.2.2b'],
    ['tempelhof-2018', 'Tempelhof III.A.12'],
  ] as const)('%s: exactly half counts, and the games left are lost', (rule, article) => {
    const { players: counted, withdrawals } = after(afterTwo, [5], rule);
    expect(pointsOf(counted)).toEqual([2.5, 2.5, 2.5, 1, 1.5]);
    expect(withdrawals).toEqual([
      {
        no: 5,
        counts: true,
        because: { code: 'withdrawal.rest-lost', article, facts: { player: 5, games: 2, of: 4 } },
      },
    ]);
  });

  test('the games left become forfeits of both', () => {
    const { players: counted } = after(afterTwo, [5], 'fide-2012');
    expect(counted[3]?.records[4]).toEqual(recordOf('+B5'));
    expect(counted[4]?.records[4]).toEqual(recordOf('-W4'));
  });

  test('of an odd number of games half is not a whole number: 2 of 5 are less, 3 of 5 more', () => {
    for (const rule of withdrawalRules) {
      expect(after(fieldOf(6, afterTwo), [5], rule).withdrawals[0]?.counts).toBe(false);
    }
    const three = fieldOf(6, players('1 1W2 1B3 0W4 ?B5 ?W6'));
    for (const rule of withdrawalRules) {
      expect(after(three, [1], rule).withdrawals[0]?.counts).toBe(true);
    }
  });

  test('half goes by all games of the tournament, not by the rounds so far', () => {
    const firstRounds = afterOne.map(({ records, ...rest }) => ({
      ...rest,
      records: records.slice(0, 2),
    }));
    expect(after(firstRounds, [5], 'dsu-2002').withdrawals[0]?.counts).toBe(false);
    const twice = after(afterTwo, [5], 'dsu-2002', { kind: 'round-robin', cycles: 2 });
    expect(twice.withdrawals[0]).toMatchObject({ counts: false, because: { facts: { of: 8 } } });
  });
});

describe('what counts towards the half', () => {
  test.each([
    ['dsu-2002: completed ("fuldført")', 'dsu-2002', false],
    ['fide-2012: finished ("beendet")', 'fide-2012', false],
    ['tempelhof-2018: played or begun', 'tempelhof-2018', true],
  ] as const)('%s: one played, one adjourned, of four', (_, rule, counts) => {
    const request = {
      players: fieldOf(5, players('1 1W2 ?B3 ?W4 ?B5')),
      withdrawn: new Set([1]),
      rule,
      course: once,
      win: 2,
      adjourned: new Map([[1, 1]]),
    };
    const [withdrawal] = recordsAfterWithdrawals(request).withdrawals;
    expect(withdrawal?.counts).toBe(counts);
    expect(withdrawal?.because.facts['games']).toBe(counts ? 2 : 1);
  });

  test('a forfeit was not played, whoever won it', () => {
    const forfeits = fieldOf(5, players('1 1W2 +B3 -W4 ?B5'));
    expect(after(forfeits, [1], 'fide-2012').withdrawals[0]?.because.facts).toMatchObject({
      games: 1,
    });
  });
});

describe('several who left', () => {
  test('between two whose results count, both lose the game left', () => {
    const two = players(`
      1 1W2 1B4 ?B3
      2 0B1 1W3 =W4
      3 1W4 0B2 ?W1
      4 0B3 0W1 =B2
    `);
    const { players: counted } = after(two, [1, 3], 'fide-2012');
    expect(pointsOf(counted)).toEqual([2, 1.5, 1, 0.5]);
    expect(counted[0]?.records[2]).toEqual(recordOf('-B3'));
    expect(counted[2]?.records[2]).toEqual(recordOf('-W1'));
  });

  test('what one won against another who is not counted is gone, but makes up their half', () => {
    const two = players(`
      1 1W2  1B3  ?W4  ?B5  free
      2 0B1  free ?B5  ?W3  ?W4
      3 =W4  0W1  free ?B2  1W5
      4 =B3  1W5  ?B1  free ?B2
      5 free 0B4  ?W2  ?W1  0B3
    `);
    const { players: counted, withdrawals } = after(two, [1, 2], 'dsu-2002');
    expect(withdrawals.map(({ counts }) => counts)).toEqual([true, false]);
    expect(pointsOf(counted)).toEqual([1, 0, 1.5, 2.5, 1]);
  });

  test('nobody left: nothing changes', () => {
    for (const rule of withdrawalRules) {
      const nobody = { players: afterTwo, shown: afterTwo, withdrawals: [] };
      expect(after(afterTwo, [], rule)).toEqual(nobody);
    }
  });
});

describe('the table shows what does not count (FIDE 8.2.2a)', () => {
  const { shown } = after(afterOne, [5], 'fide-2012');

  test('games played stay, those not played are − for them and + for the others', () => {
    expect(shown[4]?.records).toEqual(['=W2', '-B1', '-B3', 'free', '-W4'].map(recordOf));
    expect(shown[0]?.records[1]).toEqual(recordOf('+W5'));
  });
});

describe('whose games half is taken of in a round robin', () => {
  /** 5 came to no round; 4 left after one game of the four planned, of three without 5. */
  const without5 = players(`
    1 free 1W5 1B4 =W3 1B2
    2 +B5  1W3 free ?B4 0W1
    3 ?W4  0B2 +W5 =B1 free
    4 ?B3  free 0W1 ?W2 +B5
    5 -W2  -B1 -B3 free -W4
  `);

  test.each([
    ['fide-2012', 'everybody entered', 4, false],
    ['dsu-2002', 'everybody entered', 4, false],
    ['tempelhof-2018', 'those who came to round 1', 3, false],
  ] as const)('%s: %s', (rule, _, of, counts) => {
    const [withdrawal] = after(without5, [4], rule).withdrawals;
    expect(withdrawal).toMatchObject({ counts, because: { facts: { games: 1, of } } });
  });

  test('one who did not come makes 2 of 5 games half of 4 (Tempelhof 2018 III.A.12)', () => {
    const six = players(`
      1 1W2 1B3
      2 0B1 +W6
      3 1W4 0W1
      4 0B3 1W5
      5 +W6 0B4
      6 -B5 -B2
    `);
    expect(after(six, [1], 'fide-2012').withdrawals[0]?.counts).toBe(false);
    expect(after(six, [1], 'tempelhof-2018').withdrawals[0]?.counts).toBe(true);
  });
});

describe('Tempelhof 2018 III.A.13: Tempelhof’s correction goes on from there', () => {
  test('points and Sonneborn-Berger without who left, times 4/3', () => {
    const { players: counted } = after(afterTwo, [5], 'tempelhof-2018');
    const table = tableOf(counted, { system: 'round-robin', withdrawn: new Set([5]) });
    expect(valuesOf(table, 'SKT-PTS')).toMatchObject({ 1: 3.33, 2: 2.67, 3: 2, 4: 0 });
    // Of corrected points (ADR 0170), 1: 4 (0) + ½ · 3 (2) + 2 (2.67) = 3.67, times 4/3.
    expect(valuesOf(table, 'SKT-SB')).toMatchObject({ 1: 4.89 });
  });

  test('who was struck is no opponent any more: nothing is left to correct', () => {
    const { players: counted, withdrawals } = after(afterOne, [5], 'tempelhof-2018');
    expect(withdrawals[0]?.because).toMatchObject({
      code: 'withdrawal.not-counted',
      article: 'Tempelhof III.A.12',
    });
    const table = tableOf(counted, { system: 'round-robin', withdrawn: new Set([5]) });
    expect(valuesOf(table, 'SKT-PTS')).toMatchObject({ 1: 2.5, 2: 2, 3: 1.5, 4: 0 });
  });
});

describe('a Swiss tournament of five rounds (Tempelhof 2018 III.A.12–13)', () => {
  /** 4 left after two games with one point; the last game of 2 and 6 is adjourned. */
  const swiss = players(`
    1 1W2 1B4 =W3 1B5 bye
    2 0B1 1W5 =B6 1W3 ?B6
    3 0W4 0B6 =B1 0B2 1W5
    4 1B3 0W1 out out out
    5 1W6 0B2 bye 0W1 0B3
    6 0B5 1W3 =W2 bye ?W2
  `);
  const course: Course = { kind: 'swiss', rounds: 5 };

  test('less than half of the rounds fixed: their points are struck, those of the others stay', () => {
    const { players: counted, withdrawals } = after(swiss, [4], 'tempelhof-2018', course);
    expect(withdrawals).toEqual([
      {
        no: 4,
        counts: false,
        because: {
          code: 'withdrawal.struck',
          article: 'Tempelhof III.A.12',
          facts: { player: 4, games: 2, of: 5 },
        },
      },
    ]);
    expect(pointsOf(counted)[3]).toBe(0);
    expect(counted[0]?.records[1]).toEqual(recordOf('1B4'));
    expect(counted.toSpliced(3, 1)).toEqual(swiss.toSpliced(3, 1));
  });

  test('their Buchholz is corrected for them: without them, times rounds ÷ (rounds − 1)', () => {
    const { players: counted } = after(swiss, [4], 'tempelhof-2018', course);
    const table = tableOf(counted, { withdrawn: new Set([4]) });
    // 1 met 2 (3), 4 (struck), 3 (1½), 5 (2): 6½ · 5/4.
    expect(valuesOf(table, 'SKT-BH')[1]).toBe(8.13);
  });

  test('from half on all stays, and the games left are lost and won', () => {
    const { players: counted, withdrawals } = after(swiss, [6], 'tempelhof-2018', course);
    expect(withdrawals[0]?.because).toMatchObject({
      code: 'withdrawal.rest-lost',
      facts: { games: 3, of: 5 },
    });
    expect(pointsOf(counted)).toEqual([4.5, 3.5, 1.5, 1, 2, 2.5]);
    expect(counted[1]?.records[4]).toEqual(recordOf('+B6'));
    expect(counted[5]?.records[4]).toEqual(recordOf('-W2'));
  });

  test.each(['fide-2012', 'dsu-2002'] as const)(
    '%s strikes nothing (FIDE 2012 8.3.1, DSU 2002 §16c)',
    (rule) => {
      const unchanged = { players: swiss, shown: swiss, withdrawals: [] };
      expect(after(swiss, [4], rule, course)).toEqual(unchanged);
    },
  );
});
