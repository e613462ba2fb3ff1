import { expect, test } from 'vitest';
import { edition2017 } from '../../../src/pairing/dutch-2017/dutch-2017.ts';
import { countPaired, differing, pairAllBothWays } from '../dutch/same-as-literal.ts';
import { pairLiterally2017 } from './literal-2017.ts';

const compared = { edition: edition2017, pairLiterally: pairLiterally2017 };

test('small fields are paired as by the text, candidate by candidate', () => {
  const fields = pairAllBothWays(compared, { from: 0, to: 300 }, { players: 8, rounds: 7 });
  expect(differing(fields)).toEqual([]);
  expect(countPaired(fields)).toBeGreaterThan(175);
  expect(fields.filter(({ isCollapsed }) => isCollapsed).length).toBeGreaterThan(12);
});
