import { expect, test } from 'vitest';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { countPaired, differing, pairAllBothWays } from '../dutch/same-as-literal.ts';
import { pairLiterally2026 } from './literal-2026.ts';

test.each([
  [8, 20_000],
  [10, 4000],
  [12, 400],
])('fields of up to %i players are paired as by the text', (players, fields) => {
  const compared = { edition: edition2026, pairLiterally: pairLiterally2026 };
  const from = players * 100_000;
  const all = pairAllBothWays(compared, { from, to: from + fields }, { players, rounds: 11 });
  expect(differing(all)).toEqual([]);
  expect(countPaired(all)).toBeGreaterThan(fields / 2);
});
