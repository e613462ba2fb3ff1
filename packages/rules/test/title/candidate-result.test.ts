/** @regulation DSU 2002 */
import { candidateResult, candidateResults2002, pointsOf } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const needed = (rounds: number, average: number): number | null => {
  const { needed: halfPoints } = candidateResult(candidateResults2002, { rounds, average });
  return halfPoints === null ? null : pointsOf(halfPoints);
};

/** The table as printed: the averages, and the points in 7, 8, 9, 10 and 11 rounds. */
const printed: readonly (readonly [from: number, to: number, points: readonly number[]])[] = [
  [1900, 2100, [7, 8, 9, 10, 11]],
  [2101, 2125, [6, 7, 7.5, 8.5, 9.5]],
  [2126, 2150, [6, 6.5, 7.5, 8.5, 9]],
  [2151, 2175, [5.5, 6.5, 7.5, 8, 9]],
  [2176, 2200, [5.5, 6, 7, 8, 8.5]],
  [2201, 2225, [5.5, 6, 7, 7.5, 8.5]],
  [2226, 2250, [5, 6, 6.5, 7.5, 8]],
  [2251, 2275, [5, 5.5, 6.5, 7, 7.5]],
  [2276, 2300, [4.5, 5.5, 6, 6.5, 7.5]],
  [2301, 2325, [4.5, 5, 6, 6.5, 7]],
  [2326, 2350, [4, 5, 5.5, 6, 6.5]],
  [2351, 2375, [4, 4.5, 5, 5.5, 6.5]],
  [2376, 2400, [3.5, 4, 5, 5.5, 6]],
  [2401, 2425, [3.5, 4, 4.5, 5, 5.5]],
  [2426, 2450, [3.5, 4, 4, 4.5, 5]],
  [2451, 2475, [3, 3.5, 4, 4.5, 4.5]],
  [2476, 2500, [3, 3, 3.5, 4, 4.5]],
  [2501, 2525, [2.5, 3, 3, 3.5, 4]],
];

describe('§26: candidate results', () => {
  test.each(printed)('from %i to %i', (from, to, points) => {
    for (const [index, expected] of points.entries()) {
      expect(needed(7 + index, from)).toBe(expected);
      expect(needed(7 + index, to)).toBe(expected);
    }
  });

  test.each([
    ['the example: 24 % of 9 rounds', 9, 2605, 2],
    ['24 % of 11 rounds', 11, 2605, 2.5],
    ['the first average above the table, 33 %', 9, 2526, 3],
    ['the average rounded, 0.50 up', 9, 2250.5, 6.5],
    ['the same, down', 11, 2250.49, 8],
    ['and up', 11, 2250.5, 7.5],
    ['up into the table', 7, 1899.5, 7],
    ['below the table', 9, 1899, null],
    ['six rounds do not qualify', 6, 2264, null],
    ['twelve rounds by the same percentage', 12, 2264, 8.5],
  ])('%s', (_, rounds, average, expected) => {
    expect(needed(rounds, average)).toBe(expected);
  });

  test('says category and rounding', () => {
    const { because } = candidateResult(candidateResults2002, { rounds: 9, average: 2264 });
    expect(because.map(({ code, article, facts }) => [code, article, facts])).toEqual([
      ['candidate-result.category', '§26', { average: 2264, category: 8, percent: 70 }],
      ['candidate-result.rounded', '§26', { percent: 70, rounds: 9, neededHalfPoints: 13 }],
    ]);
  });

  test('a stronger field never asks for more', () => {
    const ofRating = fc.integer({ min: 1900, max: 3200 });
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 30 }), ofRating, ofRating, (rounds, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(needed(rounds, high) ?? Infinity).toBeLessThanOrEqual(needed(rounds, low) ?? 0);
      }),
    );
  });
});
