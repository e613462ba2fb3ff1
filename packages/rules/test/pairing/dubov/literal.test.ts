import { expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { dubov } from '../../../src/pairing/dubov/dubov.ts';
import { compareWithText } from '../fide-swiss/same-as-literal.ts';
import { pairDubovLiterally } from './literal-dubov.ts';

/** @article FIDE C.04.4.1 2026 */
test.each([
  ['the same', 0],
  ['other', rotatingSeed],
])('%s small fields are paired as by the text, set by set', (_, from) => {
  const fields = { from, count: 200, players: 8, rounds: 7 };
  const { differing, paired } = compareWithText(dubov.pairRound, pairDubovLiterally, fields);
  expect(differing, seedMessage).toEqual([]);
  expect(paired).toBeGreaterThan(100);
});
