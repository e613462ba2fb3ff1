import { expect, test } from 'vitest';
import { c10ColourDifferenceOfTopscorers } from '../../../../src/pairing/dutch-2026/criteria/c10-colour-difference-of-topscorers.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['a topscorer beyond two', { isTopscorer: true, colours: 'wbww' }, { colours: 'wwbww' }, 1],
  ['a topscorer’s opponent', { colours: 'wbww' }, { isTopscorer: true, colours: 'wwbww' }, 1],
  ['within two', { isTopscorer: true, colours: 'bww' }, { colours: 'bww' }, 0],
  ['no topscorer', { colours: 'wbww' }, { colours: 'wwbww' }, 0],
])('C10 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c10ColourDifferenceOfTopscorers.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(
    expected,
  );
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'before strong preferences (C13)',
    [
      { isTopscorer: true, colours: 'wbww' },
      { isTopscorer: true, colours: 'w' },
      { isTopscorer: true, colours: 'wbww' },
      { isTopscorer: true, colours: 'w' },
    ],
    '1–4 2–3',
  ],
])('C10 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
