import { expect, test } from 'vitest';
import { c16DownfloatersOfTwoRoundsBefore } from '../../../../src/pairing/dutch-2026/criteria/c16-downfloaters-of-two-rounds-before.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, number]>([
  ['a resident who floated down two rounds before', { floatTwoBefore: 'down' }, 1],
  ['not one who floated up', { floatTwoBefore: 'up' }, 0],
  ['not a moved-down player', { score: 5, floatTwoBefore: 'down' }, 0],
  ['not another round', { floatBefore: 'down' }, 0],
])('C16 counts: %s', (_, facts, expected) => {
  const player = paireeOf(facts);
  const bracket = bracketOf([player, paireeOf()]);
  expect(c16DownfloatersOfTwoRoundsBefore.ofDownfloater?.(player, bracket)).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  ['who did not float down stays unpaired', [{}, {}, { floatTwoBefore: 'down' }], '1–3 / 2'],
  ['an upfloat is none', [{}, {}, { floatTwoBefore: 'up' }], '1–2 / 3'],
  [
    'all did',
    [{ floatTwoBefore: 'down' }, { floatTwoBefore: 'down' }, { floatTwoBefore: 'down' }],
    '1–2 / 3',
  ],
])('C16 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
