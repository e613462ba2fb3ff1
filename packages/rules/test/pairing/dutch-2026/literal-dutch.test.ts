import { expect, test } from 'vitest';
import { compareWithLiteral } from './same-as-literal.ts';

test('small fields are paired as by the text, candidate by candidate', () => {
  expect(compareWithLiteral(0, 600, { players: 8, rounds: 7 })).toBeGreaterThan(350);
});
