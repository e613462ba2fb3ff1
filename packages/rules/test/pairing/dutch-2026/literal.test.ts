import { expect, test } from 'vitest';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { countPaired, differing, pairAllBothWays } from '../dutch/same-as-literal.ts';
import { pairLiterally2026 } from './literal-2026.ts';

const compared = { edition: edition2026, pairLiterally: pairLiterally2026 };

test('small fields are paired as by the text, candidate by candidate', () => {
  const fields = pairAllBothWays(compared, { from: 0, to: 300 }, { players: 8, rounds: 7 });
  expect(differing(fields)).toEqual([]);
  expect(countPaired(fields)).toBeGreaterThan(175);
});
