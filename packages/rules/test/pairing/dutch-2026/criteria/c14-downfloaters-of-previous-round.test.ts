import { expect, test } from 'vitest';
import { c14DownfloatersOfPreviousRound } from '../../../../src/pairing/dutch-2026/criteria/c14-downfloaters-of-previous-round.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, number]>([
  ['a resident who floated down in the previous round', { floatBefore: 'down' }, 1],
  ['not one who floated up', { floatBefore: 'up' }, 0],
  ['not a moved-down player', { score: 5, floatBefore: 'down' }, 0],
  ['not another round', { floatTwoBefore: 'down' }, 0],
])('C14 counts: %s', (_, facts, expected) => {
  const player = paireeOf(facts);
  const bracket = bracketOf([player, paireeOf()]);
  expect(c14DownfloatersOfPreviousRound.ofDownfloater?.(player, bracket)).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  ['who did not float down stays unpaired', [{}, {}, { floatBefore: 'down' }], '1–3 / 2'],
  ['an upfloat is none', [{}, {}, { floatBefore: 'up' }], '1–2 / 3'],
  [
    'all did',
    [{ floatBefore: 'down' }, { floatBefore: 'down' }, { floatBefore: 'down' }],
    '1–2 / 3',
  ],
  [
    'before one of two rounds before (C16)',
    [{ floatBefore: 'down' }, { floatTwoBefore: 'down' }, { floatBefore: 'down' }],
    '1–3 / 2',
  ],
])('C14 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
