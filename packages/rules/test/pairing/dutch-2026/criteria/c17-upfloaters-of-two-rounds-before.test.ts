import { expect, test } from 'vitest';
import { c17UpfloatersOfTwoRoundsBefore } from '../../../../src/pairing/dutch-2026/criteria/c17-upfloaters-of-two-rounds-before.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['the opponent floated up two rounds before', { score: 5 }, { floatTwoBefore: 'up' }, 1],
  ['two residents', {}, { floatTwoBefore: 'up' }, 0],
  ['the opponent floated down', { score: 5 }, { floatTwoBefore: 'down' }, 0],
])('C17 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c17UpfloatersOfTwoRoundsBefore.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(
    expected,
  );
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'who did not float up meets the moved-down player',
    [{ score: 5 }, { floatTwoBefore: 'up' }, {}, {}],
    '1–3 2–4',
  ],
  ['a downfloat is none', [{ score: 5 }, { floatTwoBefore: 'down' }, {}, {}], '1–2 3–4'],
])('C17 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
