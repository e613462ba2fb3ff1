/** @regulation Tempelhof 2018 */
import { blitzYear2018, blitzYearTable, toNumber } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

/** Points out of ten games, event by event; null: absent. */
const year = (...players: readonly (readonly (number | null)[])[]) =>
  blitzYearTable(
    blitzYear2018,
    Array.from({ length: Math.max(...players.map((one) => one.length)) }, (_, event) =>
      players.flatMap((one, index) => {
        const points = one[event] ?? null;
        return points === null ? [] : [{ no: index + 1, halfPoints: 2 * points, games: 10 }];
      }),
    ),
  ).map(({ no, rank, percent }) => [no, rank, toNumber(percent)]);

describe('III.D.3: the blitz year', () => {
  test.each([
    ['six events count as they are', [[5, 5, 5, 5, 5, 8]], [[1, 1, 55]]],
    ['of seven the worst is left out', [[5, 5, 5, 5, 5, 8, 0]], [[1, 1, 55]]],
    ['five events: one counts nothing', [[6, 6, 6, 6, 6]], [[1, 1, 50]]],
    ['four events: two count nothing', [[6, 6, 6, 6]], [[1, 1, 40]]],
    ['three events give no place', [[10, 10, 10]], [[1, null, 50]]],
    [
      'who has no place comes last',
      [
        [10, 10, 10],
        [1, 1, 1, 1],
      ],
      [
        [2, 1, 20 / 3],
        [1, null, 50],
      ],
    ],
    [
      'equal ones share the place',
      [
        [6, 6, 6, 6],
        [6, 6, 6, 6],
        [5, 5, 5, 5],
      ],
      [
        [1, 1, 40],
        [2, 1, 40],
        [3, 3, 100 / 3],
      ],
    ],
  ])('%s', (_, players, expected) => {
    expect(year(...players)).toEqual(expected);
  });
});
