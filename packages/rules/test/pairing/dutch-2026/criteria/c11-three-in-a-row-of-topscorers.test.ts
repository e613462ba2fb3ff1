import { expect, test } from 'vitest';
import { c11ThreeInARowOfTopscorers } from '../../../../src/pairing/dutch-2026/criteria/c11-three-in-a-row-of-topscorers.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['a third White', { isTopscorer: true, colours: 'bww' }, { colours: 'bww' }, 1],
  ['the third is not running', { isTopscorer: true, colours: 'wwbw' }, { colours: 'www' }, 0],
  ['no topscorer', { colours: 'bww' }, { colours: 'bww' }, 0],
])('C11 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c11ThreeInARowOfTopscorers.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(
    expected,
  );
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'before strong preferences (C13)',
    [
      { isTopscorer: true, colours: 'bww' },
      { isTopscorer: true, colours: 'w' },
      { isTopscorer: true, colours: 'bww' },
      { isTopscorer: true, colours: 'w' },
    ],
    '1–4 2–3',
  ],
])('C11 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
