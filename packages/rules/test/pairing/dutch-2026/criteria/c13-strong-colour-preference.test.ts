import { expect, test } from 'vitest';
import { c13StrongColourPreference } from '../../../../src/pairing/dutch-2026/criteria/c13-strong-colour-preference.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['two strong ones', { colours: 'b' }, { colours: 'bwb' }, 1],
  ['a strong and an absolute one', { colours: 'b' }, { colours: 'bb' }, 1],
  ['a strong and a mild one', { colours: 'b' }, { colours: 'wb' }, 0],
  ['two absolute ones', { colours: 'bb' }, { colours: 'bb' }, 0],
])('C13 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c13StrongColourPreference.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(
    expected,
  );
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'a mild preference is missed rather than a strong one',
    [{ colours: 'w' }, { colours: 'bw' }, { colours: 'w' }, { colours: 'bw' }],
    '1–4 2–3',
  ],
])('C13 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
