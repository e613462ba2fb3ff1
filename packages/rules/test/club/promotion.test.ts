/** @regulation Tempelhof 2018 */
import {
  type ChampionshipField,
  halfPointsOf,
  nextClass,
  pointsOf,
  promotion2018,
  targetScores,
  toNumber,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const example: ChampionshipField = { rounds: 11, classes: [10, 10, 10, 10] };

const targets = (field: ChampionshipField) =>
  targetScores(promotion2018, field).classes.map(({ percent, halfPoints }) => [
    toNumber(percent),
    pointsOf(halfPoints),
  ]);

const goesTo = (own: number, points: number, field = example): number =>
  nextClass(promotion2018, targetScores(promotion2018, field), {
    no: 1,
    class: own,
    halfPoints: halfPointsOf(points),
  }).to;

describe('III.A.3: Richtzahlen', () => {
  test('the example: ten players in each class, eleven rounds, 65.25 % and 7.18, up to 7.5', () => {
    const { tournament, classes } = targetScores(promotion2018, example);
    expect(toNumber(tournament)).toBe(2.5);
    expect(targets(example)).toEqual([
      [65.25, 7.5],
      [55.25, 6.5],
      [40.25, 4.5],
      [30.25, 3.5],
    ]);
    expect(classes[0]?.because[0]?.facts['points']).toBeCloseTo(7.18, 2);
  });

  test.each([
    [
      'three classes count 4, 3 and 2',
      { rounds: 9, classes: [10, 10, 10] },
      [
        [60, 5.5],
        [50, 4.5],
        [35, 3.5],
      ],
    ],
    [
      'what meets a half-point exactly is not rounded: 60 % of 10',
      { rounds: 10, classes: [10, 10, 10] },
      [
        [60, 6],
        [50, 5],
        [35, 3.5],
      ],
    ],
  ])('%s', (_, field, expected) => {
    expect(targets(field)).toEqual(expected);
  });

  test('nothing is rounded before the last step: 4.5005 points are 5', () => {
    const { classes } = targetScores(promotion2018, { rounds: 9, classes: [1, 2, 20, 17] });
    expect(classes[2]?.because[0]?.facts['points']).toBeCloseTo(4.5005, 4);
    expect(classes[2]?.halfPoints).toBe(10);
  });

  test.each([
    ['reaches class 1 from 2', 2, 7.5, 1],
    ['misses class 1 by half a point', 2, 7, 2],
    ['two classes at once', 3, 7.5, 1],
    ['no more than two', 4, 11, 2],
    ['from 4 into 3', 4, 4.5, 3],
    ['stays in 1', 1, 6.5, 1],
    ['falls from 1', 1, 6, 2],
    ['falls by one alone', 1, 0, 2],
    ['falls from 3', 3, 3, 4],
    ['stays in 3', 3, 3.5, 3],
    ['nobody falls out of the lowest class', 4, 0, 4],
  ])('%s: from class %i with %d points to %i', (_, own, points, expected) => {
    expect(goesTo(own, points)).toBe(expected);
  });

  test('nobody falls out of the lowest of three classes', () => {
    expect(goesTo(3, 0, { rounds: 9, classes: [10, 10, 10] })).toBe(3);
  });

  test('more points never lead into a lower class, and nobody moves further than allowed', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 4 });
    const points = fc.integer({ min: 0, max: 22 });
    fc.assert(
      fc.property(sizes, fc.nat({ max: 3 }), points, points, (classes, seed, one, other) => {
        const own = 1 + (seed % classes.length);
        const field = { rounds: 11, classes };
        const worse = goesTo(own, Math.min(one, other) / 2, field);
        const better = goesTo(own, Math.max(one, other) / 2, field);
        expect(better).toBeLessThanOrEqual(worse);
        expect(better).toBeGreaterThanOrEqual(own - 2);
        expect(worse).toBeLessThanOrEqual(Math.min(own + 1, classes.length));
      }),
    );
  });
});
