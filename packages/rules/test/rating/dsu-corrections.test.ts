/** @regulation DSU 2002 */
import { dsuRating2002, fraction, toNumber } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bonusFor } from '../../src/rating/dsu/bonus.ts';
import { coefficientFor, correctAtBorders } from '../../src/rating/dsu/coefficient.ts';
import { roundToTwentieth } from '../../src/rating/dsu/expected-score.ts';
import { againstAll, codesOf, rowFor } from './rating-groups.ts';

/** @article DSU 2002 4.5.2.1 §2; DSU 2010 4.5.2.1 §2 */
describe('4.5.2.1: rounding to what can be divided by 0.05', () => {
  test.each([
    [333, 3.35],
    [334, 3.35],
    [382, 3.8],
    [372, 3.7],
    [335, 3.35],
    [0, 0],
  ])('%i hundredths give %d', (hundredths, expected) => {
    expect(toNumber(roundToTwentieth(fraction(hundredths, 100)))).toBe(expected);
  });

  test('exactly between two it is the higher one', () => {
    expect(toNumber(roundToTwentieth(fraction(3325, 1000)))).toBe(3.35);
  });
});

/** @article DSU 2010 4.5.2.2 */
describe('4.5.2.2: bonus', () => {
  test.each([
    [1, 1.5],
    [5, 1.5],
    [6, 2],
    [7, 2],
    [8, 2.5],
    [9, 2.5],
    [10, 3],
    [11, 3],
    [12, 3.5],
    [13, 3.5],
  ])('%i games: what exceeds %d', (games, threshold) => {
    const at = fraction(threshold * 20, 20);
    const above = fraction(threshold * 20 + 1, 20);
    expect(toNumber(bonusFor(at, games, dsuRating2002).bonus)).toBe(0);
    expect(toNumber(bonusFor(above, games, dsuRating2002).bonus)).toBe(0.05);
    expect(toNumber(bonusFor(fraction(-5), games, dsuRating2002).bonus)).toBe(0);
  });
});

/** @article DSU 2010 4.5.2.3 */
describe('4.5.2.3: coefficient', () => {
  test.each([
    [2400, 10],
    [2399, 20],
    [2000, 20],
    [1999, 30],
    [1600, 30],
    [1599, 45],
    [900, 45],
  ])('%i: K = %i', (rating, k) => {
    expect(coefficientFor(dsuRating2002, rating)).toBe(k);
  });
});

/** @article DSU 2010 4.5.2.4 */
describe('4.5.2.4: correction where borders are passed', () => {
  test.each<readonly [string, number, number, readonly [number, number]]>([
    ['2400 upwards: half of what lies above', 2390, 2410, [2405, 1]],
    ['2400 downwards: twice what lies below', 2410, 2390, [2380, 1]],
    ['2000 upwards: two thirds', 1990, 2020, [6040, 3]],
    ['2000 downwards: three halves', 2010, 1990, [1985, 1]],
    ['1600 upwards: two thirds', 1590, 1630, [1620, 1]],
    ['1600 downwards: three halves', 1610, 1580, [1570, 1]],
    ['no border in between', 1700, 1800, [1800, 1]],
    ['no change at all', 2000, 2000, [2000, 1]],
    ['just up to a border', 1990, 2000, [2000, 1]],
    ['from a border downwards', 2000, 1999, [3997, 2]],
    ['two upwards: 2210 → 2006⅔ → 2000 + ⅔ × 6⅔', 1590, 2210, [18040, 9]],
    ['two upwards, but after the first the second is out of reach', 1590, 2100, [5800, 3]],
    ['two downwards: 1700 → 1550 → 1600 − 3/2 × 50', 2010, 1700, [1525, 1]],
    ['two downwards: 2150 → 1900 → 2000 − 3/2 × 100', 2410, 2150, [1850, 1]],
    ['two of three downwards: 2100 → 1800 → 2000 − 3/2 × 200', 2410, 2100, [1700, 1]],
    ['all three downwards: 2060 → 1720 → 1580 → 1600 − 3/2 × 20', 2410, 2060, [1570, 1]],
  ])('%s', (_case, oldRating, calculated, [numerator, denominator]) => {
    expect(correctAtBorders(dsuRating2002, oldRating, fraction(calculated)).rating).toEqual(
      fraction(numerator, denominator),
    );
  });

  test('there and back: what is gained across borders and lost again is the same', () => {
    const rating = fc.integer({ min: 1000, max: 2700 });
    const kOf = (of: number): number => coefficientFor(dsuRating2002, of);
    fc.assert(
      fc.property(rating, fc.integer({ min: -400, max: 400 }), (before, points) => {
        const there = correctAtBorders(dsuRating2002, before, fraction(before + points)).rating;
        if (there.denominator !== 1 || there.numerator === before) return;
        const after = there.numerator;
        fc.pre(!dsuRating2002.coefficients.some(({ from }) => from === before || from === after));
        const back = fraction(points * kOf(after), kOf(before));
        const lost = {
          numerator: after * back.denominator - back.numerator,
          denominator: back.denominator,
        };
        expect(
          correctAtBorders(dsuRating2002, after, fraction(lost.numerator, lost.denominator)).rating,
        ).toEqual(fraction(before));
      }),
    );
  });

  test('in a row, with the reason: 1990 + 30 × 2.5, and bonus 30 × 1, ⅔ of what is above 2000', () => {
    const row = rowFor(1, againstAll(1990, [1990, 1990, 1990, 1990, 1990], '+++++'));
    expect(toNumber(row.bonus)).toBe(1);
    expect(row.newRating).toBe(2063);
    expect(codesOf(row)).toContain('rating-dsu.border-up');
  });
});

/** @article DSU 2010 4.5.2.6 */
describe('4.5.2.6: floor', () => {
  test.each([
    [1010, '---', 1000],
    [1003, '=--', 1000],
    [980, '===', 1000],
    [980, '+++', 1048],
  ])('%i against three equals, %s: %i', (rating, signs, expected) => {
    const row = rowFor(1, againstAll(rating, [rating, rating, rating], signs));
    expect(row.newRating).toBe(expected);
    expect(codesOf(row).includes('rating-dsu.floor')).toBe(expected === 1000);
  });
});

/** @article DSU 2010 4.5.2.5 */
describe('4.5.2.5: winning the group', () => {
  const weakField = (signs: string) => [
    [1900, `2${signs[0]} 3${signs[1]} 4${signs[2]}`] as const,
    [1300, `1${signs[0] === '+' ? '-' : '='} 4= 3=`] as const,
    [1300, `4= 1${signs[1] === '+' ? '-' : '='} 2=`] as const,
    [1300, `3= 2= 1${signs[2] === '+' ? '-' : '='}`] as const,
  ];

  test('the winner with less than expected keeps their rating: 2½ of 2.95', () => {
    const row = rowFor(1, weakField('++='));
    expect([row.halfPoints, toNumber(row.expected)]).toEqual([5, 2.95]);
    expect([row.newRating, row.change]).toEqual([1900, 0]);
    expect(codesOf(row)).toContain('rating-dsu.winner-keeps');
  });

  test('the winner with more than expected gains: 3 of 2.95', () => {
    expect(rowFor(1, weakField('+++')).change).toBe(2);
  });

  test('three tied with 2: of 2.55 and 2.15 both keep theirs, of 1.00 gains; the last loses', () => {
    const group = [
      [1900, '2= 3+ 4='],
      [1800, '1= 4= 3+'],
      [1300, '4- 1- 2-'],
      [1500, '3+ 2= 1='],
    ] as const;
    expect([1, 2, 3, 4].map((no) => rowFor(no, group).change)).toEqual([0, 0, -13, 45]);
  });

  test('points without a game count for winning', () => {
    const group = [
      [1900, '2= o'],
      [1300, '1= .'],
    ] as const;
    expect(rowFor(1, group).change).toBe(0);
  });
});
