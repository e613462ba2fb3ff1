import { expect, test } from 'vitest';
import { c12ColourPreference } from '../../../../src/pairing/dutch-2026/criteria/c12-colour-preference.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['both want White', { colours: 'b' }, { colours: 'wbb' }, 1],
  ['they want different colours', { colours: 'b' }, { colours: 'w' }, 0],
  ['one wants none', { colours: 'b' }, {}, 0],
])('C12 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c12ColourPreference.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'a transposition gives all their colour',
    [{ colours: 'w' }, { colours: 'b' }, { colours: 'w' }, { colours: 'b' }],
    '1–4 2–3',
  ],
  [
    'nobody is moved where all have their colour',
    [{ colours: 'w' }, { colours: 'w' }, { colours: 'b' }, { colours: 'b' }],
    '1–3 2–4',
  ],
  [
    'before a repeated downfloat (C14)',
    [
      { colours: 'w', floatBefore: 'down' },
      { colours: 'b' },
      { colours: 'w', floatBefore: 'down' },
    ],
    '1–2 / 3',
  ],
])('C12 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
