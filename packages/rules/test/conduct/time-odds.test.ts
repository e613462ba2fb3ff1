/** @regulation DSU 2002 */
import {
  makeTimeOddsTable,
  type TimeOdds,
  type TimeOddsTable,
  timeOdds,
  timeOdds2002,
  timeOddsLines,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function tableOf(odds: TimeOdds): TimeOddsTable {
  const table = makeTimeOddsTable(odds);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

const usual = tableOf(timeOdds2002);
const minutes = (each: number) => ({
  stages: [{ moves: null, minutes: each }],
  incrementSeconds: 0,
});

/** Minutes of White and Black. */
function shared(white: number, black: number, each = 30): readonly (number | undefined)[] {
  const times = timeOdds(usual, { white, black }, minutes(each));
  return [times.white, times.black].map(({ stages }) => stages[0]?.minutes);
}

describe('4.13.4: handicap', () => {
  test.each([
    ['the example: 15 minutes against 45', 1900, 1500, [15, 45]],
    ['the stronger has Black', 1500, 1900, [45, 15]],
    ['equals', 1700, 1700, [30, 30]],
    ['99 points', 1799, 1700, [30, 30]],
    ['100 points', 1800, 1700, [25, 35]],
    ['200 points', 1700, 1900, [40, 20]],
    ['299 points', 1999, 1700, [20, 40]],
    ['300 points', 2000, 1700, [15, 45]],
  ] as const)('%s: %i – %i', (_, white, black, expected) => {
    expect(shared(white, black)).toEqual(expected);
  });

  test.each([
    [60, [30, 90]],
    [10, [5, 15]],
    [5, [3, 7]],
    [1, [1, 1]],
  ] as const)(
    '%i minutes for each are shared in the same proportion, to whole minutes',
    (each, expected) => {
      expect(shared(2000, 1500, each)).toEqual(expected);
    },
  );

  test('every stage is shared; moves and increments stay', () => {
    const time = {
      stages: [
        { moves: 40, minutes: 90 },
        { moves: null, minutes: 30 },
      ],
      incrementSeconds: 10,
    };
    expect(timeOdds(usual, { white: 2100, black: 1950 }, time)).toEqual({
      white: {
        stages: [
          { moves: 40, minutes: 75 },
          { moves: null, minutes: 25 },
        ],
        incrementSeconds: 10,
      },
      black: {
        stages: [
          { moves: 40, minutes: 105 },
          { moves: null, minutes: 35 },
        ],
        incrementSeconds: 10,
      },
    });
  });

  test('the table as it is hung up', () => {
    const lines = timeOddsLines(usual, minutes(30)).map(
      ({ fromDifference, toDifference, stronger, weaker }) => [
        fromDifference,
        toDifference,
        stronger.stages[0]?.minutes,
        weaker.stages[0]?.minutes,
      ],
    );
    expect(lines).toEqual([
      [0, 99, 30, 30],
      [100, 199, 25, 35],
      [200, 299, 20, 40],
      [300, null, 15, 45],
    ]);
  });

  test('both together always have the same time, and a larger difference never gives the stronger more', () => {
    const rating = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(rating, rating, rating, fc.integer({ min: 1, max: 120 }), (a, b, more, each) => {
        const [high, low] = [Math.max(a, b), Math.min(a, b)];
        const [stronger = 0, weaker = 0] = shared(high, low, each);
        expect(stronger + weaker).toBe(2 * each);
        expect(shared(high + more, low, each)[0]).toBeLessThanOrEqual(stronger);
      }),
    );
  });
});

describe('a table of one’s own', () => {
  const odds = (...steps: readonly (readonly [number, number])[]): TimeOdds => ({
    minutesEach: 10,
    steps: steps.map(([fromDifference, strongerMinutes]) => ({ fromDifference, strongerMinutes })),
  });

  test('other steps, other times', () => {
    const own = tableOf(odds([50, 8], [400, 2]));
    expect(timeOdds(own, { white: 1449, black: 1000 }, minutes(10)).white.stages[0]?.minutes).toBe(
      2,
    );
    expect(timeOdds(own, { white: 1050, black: 1000 }, minutes(10)).white.stages[0]?.minutes).toBe(
      8,
    );
  });

  test.each([
    ['a difference of 0', odds([0, 8]), { code: 'time-odds.difference', step: 1, above: 0 }],
    [
      'differences that fall',
      odds([200, 8], [100, 6]),
      { code: 'time-odds.difference', step: 2, above: 200 },
    ],
    ['no odds at all', odds([100, 10]), { code: 'time-odds.minutes', step: 1, below: 10 }],
    [
      'minutes that rise',
      odds([100, 6], [200, 7]),
      { code: 'time-odds.minutes', step: 2, below: 6 },
    ],
    ['no minute left', odds([100, 0]), { code: 'time-odds.minutes', step: 1, below: 10 }],
  ] as const)('refused: %s', (_, wrong, error) => {
    expect(makeTimeOddsTable(wrong)).toEqual({ ok: false, error });
  });
});
