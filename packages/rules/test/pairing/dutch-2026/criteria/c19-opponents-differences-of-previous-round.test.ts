import { expect, test } from 'vitest';
import { c19OpponentsDifferencesOfPreviousRound } from '../../../../src/pairing/dutch-2026/criteria/c19-opponents-differences-of-previous-round.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['the opponent floated up in the previous round', { score: 5 }, { floatBefore: 'up' }, 1],
  ['two residents', {}, { floatBefore: 'up' }, 0],
])('C19 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(
    c19OpponentsDifferencesOfPreviousRound.ofPair?.(higher, lower, bracketOf([higher, lower])),
  ).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'who floated up meets the lower of the scores',
    [{ score: 6 }, { score: 5 }, { floatBefore: 'up' }, {}],
    '1–4 2–3',
  ],
  [
    'equal scores make no difference',
    [{ score: 6 }, { score: 6 }, { floatBefore: 'up' }, {}],
    '1–3 2–4',
  ],
])('C19 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
