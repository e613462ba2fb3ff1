/** @regulation DSU 2002 */
import { describe, expect, test } from 'vitest';
import {
  expectedPercent,
  expectedScoreTable2002,
  printedScoreLine,
} from '../../src/kernel/expected-score-table.ts';
import {
  ratingDifference,
  ratingDifferenceTable2002,
} from '../../src/rating/dsu/rating-difference-table.ts';
import {
  linesOf,
  printedTable1,
  printedTable2,
  printedTable3,
  printedTable4,
} from './printed-tables.ts';
import { type Card, rowFor } from './rating-groups.ts';

const percent = (printed: string | undefined): number => Math.round(Number(printed) * 100);

/** @article DSU 2010 4.5.7 table 1 */
describe('4.5.7 table 1', () => {
  test.each(linesOf(printedTable1))('%s: %s and %s', (range, higher, lower) => {
    const [from, to] = range === 'over-735' ? [736, 2000] : String(range).split('-').map(Number);
    for (const difference of [from, to] as const) {
      const size = difference ?? Number.NaN;
      expect(expectedPercent(expectedScoreTable2002, size)).toBe(percent(higher));
      if (size > 0) expect(expectedPercent(expectedScoreTable2002, -size)).toBe(percent(lower));
      expect(printedScoreLine(expectedScoreTable2002, -size)).toEqual({
        from,
        to: range === 'over-735' ? null : to,
        higher: percent(higher),
        lower: percent(lower),
      });
    }
  });

  test('has every line of the print, each beginning one above the line before', () => {
    const printed = linesOf(printedTable1).filter(([range]) => range !== 'over-735');
    const borders = printed.map(([range]) => String(range).split('-').map(Number));
    expect(expectedScoreTable2002.map(({ upTo }) => upTo)).toEqual(borders.map(([, to]) => to));
    expect(borders.map(([from]) => from)).toEqual([
      0,
      ...borders.slice(0, -1).map(([, to]) => (to ?? 0) + 1),
    ]);
  });
});

/** @article DSU 2010 4.5.7 table 2 */
describe('4.5.7 table 2', () => {
  test.each(linesOf(printedTable2).filter(([, difference]) => difference !== '*'))(
    '%s: %s',
    (score, difference) => {
      expect(ratingDifference(ratingDifferenceTable2002, percent(score))).toBe(Number(difference));
    },
  );

  test('0 and 100 %, undetermined in print, take the number of their neighbour', () => {
    expect(ratingDifference(ratingDifferenceTable2002, 0)).toBe(-677);
    expect(ratingDifference(ratingDifferenceTable2002, 100)).toBe(677);
  });
});

/** A group of this size with draws in all games, where player 1 is this far from the average of 1500. */
function groupAround(size: number, difference: number): readonly Card[] {
  const others = size - 1;
  const share = Math.trunc(-difference / others);
  const rest = -difference - share * others;
  const ratings = [difference, ...Array.from({ length: others }, () => share)];
  ratings[1] = share + rest;
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  return ratings.map((above, index) => [
    1500 + above,
    numbers
      .filter((no) => no !== index + 1)
      .map((no) => `${no}=`)
      .join(' '),
  ]);
}

/** @article DSU 2002 4.5.2.1 §1; DSU 2010 4.5.2.1 §1, 4.5.7 tables 3 and 4 */
describe.each([
  [6, printedTable3],
  [8, printedTable4],
])('4.5.7, the printed expected scores of a group of %i', (size, printed) => {
  const expectedOf = (difference: number): number => {
    const { expected } = rowFor(1, groupAround(size, difference), { method: 'average' });
    return expected.numerator / expected.denominator;
  };
  test.each(linesOf(printed))('%s to %s: %s above, %s below', (from, to, above, below) => {
    for (const difference of [Number(from), Number(to)]) {
      expect(expectedOf(difference)).toBe(Number(above));
      if (difference > 0) expect(expectedOf(-difference)).toBe(Number(below));
    }
  });
});
