/** @regulation Tempelhof 2018 */
import {
  countedResult,
  disciplineOrder,
  disciplines2018,
  expectedSum,
  isWithin,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const score = (
  no: number,
  value: number,
  more: { penalty?: number; age?: number | null } = {},
) => ({
  no,
  value,
  penalty: 0,
  age: null,
  ...more,
});

describe('III.J.7: the disciplines’ own measures', () => {
  test.each([
    ['walking: 20 seconds for each year above 35', 'walking', score(1, 1800, { age: 45 }), 1600],
    ['running: 35 seconds', 'running', score(1, 3600, { age: 36 }), 3565],
    ['nothing up to 35', 'running', score(1, 3600, { age: 35 }), 3600],
    ['nothing where the age is not known', 'walking', score(1, 1800), 1800],
    ['minigolf: penalty points are added', 'minigolf', score(1, 52, { penalty: 3 }), 55],
    ['bowling knows no age', 'bowling', score(1, 320, { age: 80 }), 320],
  ] as const)('%s', (_, what, one, expected) => {
    expect(countedResult(disciplines2018[what], one)).toBe(expected);
  });

  test.each([
    ['bowling', [[2], [1, 3]]],
    ['minigolf', [[1, 3], [2]]],
  ] as const)(
    '%s is won by the most or the fewest, and equal ones stand together',
    (what, order) => {
      const scores = [score(1, 40), score(2, 50), score(3, 40)];
      expect(disciplineOrder(disciplines2018[what], scores)).toEqual(order);
    },
  );
});

describe('III.J.7: what a result can be', () => {
  test.each([
    ['minigolf', 35, 0, false],
    ['minigolf', 36, 0, true],
    ['minigolf', 250, 38, true],
    ['minigolf', 250, 39, false],
    ['bowling', 900, 0, true],
    ['bowling', 901, 0, false],
    ['skittles', 540, 0, true],
    ['skittles', 541, 0, false],
    ['other', 10_000, 0, true],
  ] as const)('%s: %i and %i of penalty: %s', (what, value, penalty, expected) => {
    expect(isWithin(disciplines2018[what], { value, penalty })).toBe(expected);
  });

  test.each([
    ['one round robin of table tennis', 'table-tennis', 8, 27, 28],
    ['and no second one', 'table-tennis', 8, 56, 28],
    ['blitz in half-points', 'blitz', 6, 29, 30],
    ['blitz twice', 'blitz', 6, 58, 60],
    ['blitz once, however few points', 'blitz', 6, 1, 30],
    ['blitz of twelve', 'blitz', 12, 132, 132],
    ['a Swiss beyond twelve', 'blitz', 13, 99, null],
    ['alone', 'blitz', 1, 0, null],
    ['pins', 'bowling', 6, 99, null],
  ] as const)('the sum of %s', (_, what, players, sum, expected) => {
    expect(expectedSum(disciplines2018[what], players, sum)).toBe(expected);
  });
});
