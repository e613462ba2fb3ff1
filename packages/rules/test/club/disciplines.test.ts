/** @regulation Tempelhof 2018 */
import { countedResult, disciplineOrder, disciplines2018 } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const score = (
  no: number,
  value: number,
  more: { penalty?: number; age?: number | null } = {},
) => ({
  ...{ no, value, penalty: 0, age: null },
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
