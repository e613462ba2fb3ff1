import { fraction, type TieBreakValue } from '@rokade/rules';
import { expect, test } from 'vitest';
import { compareValues } from '../../src/tie-break/compare-values.ts';

const value = (stages: readonly number[], precedence?: number): TieBreakValue => ({
  stages: stages.map((stage) => fraction(stage, 2)),
  workings: [],
  ...(precedence === undefined ? {} : { precedence }),
});

test.each([
  ['the higher in front', undefined, value([7]), value([6]), -1],
  ['the lower in front', 'lower-first', value([7]), value([6]), 1],
  ['equal', undefined, value([7]), value([7]), 0],
  ['a later stage decides', undefined, value([7, 8]), value([7, 9]), 1],
  ['undefined behind, whatever the direction', 'lower-first', null, value([9]), 1],
  ['both undefined', undefined, null, null, 0],
  ['precedence before the value', undefined, value([9], 4), value([6]), 1],
  ['among those behind, who played more', undefined, value([6], 5), value([9], 4), -1],
  ['as many games: the value', undefined, value([6], 4), value([9], 4), 1],
] as const)('%s', (_, order, a, b, sign) => {
  const head = order === undefined ? {} : { order };
  expect(Math.sign(compareValues(head, a, b))).toBe(sign);
  expect(Math.sign(compareValues(head, b, a)) + sign).toBe(0);
});
