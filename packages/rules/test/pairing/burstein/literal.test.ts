import { expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { burstein } from '../../../src/pairing/burstein/burstein.ts';
import { compareWithText } from '../fide-swiss/same-as-literal.ts';
import { pairBursteinLiterally } from './literal-burstein.ts';

/** @article FIDE C.04.4.2 2026 */
test.each([
  ['the same', 0],
  ['other', rotatingSeed],
])('%s small fields are paired as by the text, pairing by pairing', (_, from) => {
  const fields = { from, count: 200, players: 8, rounds: 7 };
  const { differing, paired } = compareWithText(burstein.pairRound, pairBursteinLiterally, fields);
  expect(differing, seedMessage).toEqual([]);
  expect(paired).toBeGreaterThan(100);
});
