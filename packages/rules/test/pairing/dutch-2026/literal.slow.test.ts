import { expect, test } from 'vitest';
import { isSweep, rotatingSeed } from '../../../../../test/rotating-seed.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { countPaired, differing, pairAllBothWays } from '../dutch/same-as-literal.ts';
import { pairLiterally2026 } from './literal-2026.ts';

test.each([
  [8, isSweep ? 2000 : 500],
  [10, isSweep ? 400 : 200],
  [12, isSweep ? 120 : 60],
])('fields of up to %i players are paired as by the text', (players, fields) => {
  const compared = { edition: edition2026, pairLiterally: pairLiterally2026 };
  const all = pairAllBothWays(
    compared,
    { from: rotatingSeed, to: rotatingSeed + fields },
    { players, rounds: 11 },
  );
  expect(differing(all)).toEqual([]);
  expect(countPaired(all)).toBeGreaterThan(fields / 2);
});
