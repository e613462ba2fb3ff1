import { expect, test } from 'vitest';
import { compareWithLiteral } from './same-as-literal.ts';

test.each([
  [8, 20_000],
  [10, 2000],
])('fields of up to %i players are paired as by the text', (players, fields) => {
  const from = players * 100_000;
  const paired = compareWithLiteral(from, from + fields, { players, rounds: 9 });
  expect(paired).toBeGreaterThan(fields / 2);
});
