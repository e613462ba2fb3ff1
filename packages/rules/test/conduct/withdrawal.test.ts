import {
  type PlayerNo,
  type RoundRecord,
  recordsAfterWithdrawals,
  type ScoredPlayer,
  totalHalfPoints,
  type WithdrawalRule,
  withdrawalRules,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { tableOf, valuesOf } from '../tie-break/fide/values-of.ts';

const free: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** `1W2` won with White against 2, `?B3` still to be played, `+W4` won by forfeit, `free`. */
function recordOf(entry: string): RoundRecord {
  if (entry === 'free') return free;
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

const after = (
  all: readonly ScoredPlayer[],
  withdrawn: readonly PlayerNo[],
  rule: WithdrawalRule,
  gamesEach = all.length - 1,
) =>
  recordsAfterWithdrawals({
    players: all,
    withdrawn: new Set(withdrawn),
    rule,
    gamesEach,
    win: 2,
    adjourned: new Map(),
  });

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

/** The same, but 5 had left after one game. */
const afterOne = players(`
  1 free ?W5 1B4 =W3 1B2
  2 =B5  1W3 free 1B4 0W1
  3 1W4  0B2 ?W5 =B1 free
  4 0B3  free 0W1 0W2 ?B5
  5 =W2  ?B1 ?B3 free ?W4
`);

describe('less than half of the games (§16a; FIDE 8.2.2a; Tempelhof III.A.12)', () => {
  test.each([
    ['dsu-2002', '§16a'],
    ['fide-2012', 'FIDE 2012 8.2.2a'],
  ] as const)('%s: what was won by or against him is not counted', (rule, article) => {
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

  test('his rounds are free rounds for the others, and for tie-breaks', () => {
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

describe('at least half (§16b; FIDE 8.2.2b; Tempelhof III.A.12)', () => {
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
      expect(after(afterTwo, [5], rule, 5).withdrawals[0]?.counts).toBe(false);
    }
    const three = players('1 1W2 1B3 0W4 ?B5 ?W6');
    for (const rule of withdrawalRules) {
      expect(after(three, [1], rule, 5).withdrawals[0]?.counts).toBe(true);
    }
  });

  test('half goes by all games of the tournament, not by the rounds so far', () => {
    const firstRounds = afterOne.map(({ records, ...rest }) => ({
      ...rest,
      records: records.slice(0, 2),
    }));
    expect(after(firstRounds, [5], 'dsu-2002', 4).withdrawals[0]?.counts).toBe(false);
    expect(after(afterTwo, [5], 'dsu-2002', 8).withdrawals[0]?.counts).toBe(false);
  });
});

describe('what counts towards the half', () => {
  test.each([
    ['dsu-2002: completed ("fuldført")', 'dsu-2002', false],
    ['fide-2012: finished ("beendet")', 'fide-2012', false],
    ['tempelhof-2018: played or begun', 'tempelhof-2018', true],
  ] as const)('%s: one played, one adjourned, of four', (_, rule, counts) => {
    const request = {
      players: players('1 1W2 ?B3 ?W4 ?B5'),
      withdrawn: new Set([1]),
      rule,
      gamesEach: 4,
      win: 2,
      adjourned: new Map([[1, 1]]),
    };
    const [withdrawal] = recordsAfterWithdrawals(request).withdrawals;
    expect(withdrawal?.counts).toBe(counts);
    expect(withdrawal?.because.facts['games']).toBe(counts ? 2 : 1);
  });

  test('a forfeit was not played, whoever won it', () => {
    const forfeits = players('1 1W2 +B3 -W4 ?B5');
    expect(after(forfeits, [1], 'fide-2012', 4).withdrawals[0]?.because.facts).toMatchObject({
      games: 1,
    });
  });
});

describe('several who left', () => {
  test('between two whose results count, both lose the game left', () => {
    const two = players(`
      1 1W2 ?B3
      2 0B1 1W4
      3 1W4 ?W1
      4 0B3 0B2
    `);
    const { players: counted } = after(two, [1, 3], 'fide-2012', 2);
    expect(pointsOf(counted)).toEqual([1, 1, 1, 0]);
    expect(counted[0]?.records[1]).toEqual(recordOf('-B3'));
    expect(counted[2]?.records[1]).toEqual(recordOf('-W1'));
  });

  test('what one won against another who is not counted is gone, but makes up his half', () => {
    const two = players(`
      1 1W2 ?B3
      2 0B1 ?W4
      3 1W4 ?W1
      4 0B3 ?B2
    `);
    const { players: counted, withdrawals } = after(two, [1, 2], 'dsu-2002', 2);
    expect(withdrawals.map(({ counts }) => counts)).toEqual([true, true]);
    const stricter = after(two, [1, 2], 'dsu-2002', 3);
    expect(stricter.withdrawals.map(({ counts }) => counts)).toEqual([false, false]);
    expect(pointsOf(counted)).toEqual([1, 0, 2, 1]);
    expect(pointsOf(stricter.players)).toEqual([0, 0, 1, 0]);
  });

  test('nobody left: nothing changes', () => {
    for (const rule of withdrawalRules) {
      expect(after(afterTwo, [], rule)).toEqual({ players: afterTwo, withdrawals: [] });
    }
  });
});

describe('III.A.13: Tempelhof’s correction goes on from there', () => {
  test('points and Sonneborn-Berger without who left, times 4/3', () => {
    const { players: counted } = after(afterTwo, [5], 'tempelhof-2018');
    const table = tableOf(counted, { system: 'round-robin', withdrawn: new Set([5]) });
    expect(valuesOf(table, 'SKT-PTS')).toMatchObject({ 1: 3.33, 2: 2.67, 3: 2, 4: 0 });
    // 1: 4 (1) + ½ · 3 (2½) + 2 (2½) = 4¾.
    expect(valuesOf(table, 'SKT-SB')).toMatchObject({ 1: 6.33 });
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
