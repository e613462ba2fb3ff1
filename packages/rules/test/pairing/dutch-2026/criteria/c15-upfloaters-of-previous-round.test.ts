import { expect, test } from 'vitest';
import { c15UpfloatersOfPreviousRound } from '../../../../src/pairing/dutch-2026/criteria/c15-upfloaters-of-previous-round.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, PlayerFacts, number]>([
  ['the opponent floated up in the previous round', { score: 5 }, { floatBefore: 'up' }, 1],
  ['two residents', {}, { floatBefore: 'up' }, 0],
  ['the opponent floated down', { score: 5 }, { floatBefore: 'down' }, 0],
])('C15 counts: %s', (_, first, second, expected) => {
  const [higher, lower] = [paireeOf(first), paireeOf(second)];
  expect(c15UpfloatersOfPreviousRound.ofPair?.(higher, lower, bracketOf([higher, lower]))).toBe(
    expected,
  );
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'who did not float up meets the moved-down player',
    [{ score: 5 }, { floatBefore: 'up' }, {}, {}],
    '1–3 2–4',
  ],
  ['a downfloat is none', [{ score: 5 }, { floatBefore: 'down' }, {}, {}], '1–2 3–4'],
  [
    'before one of two rounds before (C17)',
    [{ score: 5 }, { floatBefore: 'up' }, { floatTwoBefore: 'up' }, { floatBefore: 'up' }],
    '1–3 2–4',
  ],
])('C15 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
