import { expect, test } from 'vitest';
import { c21OpponentsDifferencesOfTwoRoundsBefore } from '../../../../src/pairing/dutch-2026/criteria/c21-opponents-differences-of-two-rounds-before.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['the opponent floated up two rounds before', { score: 5 }, { floatTwoBefore: 'up' }, 1],
  ['two residents', {}, { floatTwoBefore: 'up' }, 0],
])('C21 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(
    c21OpponentsDifferencesOfTwoRoundsBefore.ofPair?.(higher, lower, bracketOf([higher, lower])),
  ).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'who floated up meets the lower of the scores',
    [{ score: 6 }, { score: 5 }, { floatTwoBefore: 'up' }, {}],
    '1–4 2–3',
  ],
  [
    'equal scores make no difference',
    [{ score: 6 }, { score: 6 }, { floatTwoBefore: 'up' }, {}],
    '1–3 2–4',
  ],
])('C21 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
