import { expect, test } from 'vitest';
import { c20MdpsDifferencesOfTwoRoundsBefore } from '../../../../src/pairing/dutch-2026/criteria/c20-mdps-differences-of-two-rounds-before.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, number]>([
  [
    'a moved-down player who floated down two rounds before',
    { score: 5, floatTwoBefore: 'down' },
    1,
  ],
  ['not a resident', { floatTwoBefore: 'down' }, 0],
  ['not one who floated up', { score: 5, floatTwoBefore: 'up' }, 0],
])('C20 counts: %s', (_, facts, expected) => {
  const player = paireeOf(facts);
  const bracket = bracketOf([player, paireeOf()]);
  expect(c20MdpsDifferencesOfTwoRoundsBefore.ofDownfloater?.(player, bracket)).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  [
    'in limbo the difference is larger than in any pair',
    [{ score: 6 }, { score: 6, floatTwoBefore: 'down' }, {}],
    '2–3 / 1',
  ],
  [
    'one of three',
    [{ score: 6 }, { score: 6 }, { score: 6, floatTwoBefore: 'down' }, {}],
    '3–4 / 1 2',
  ],
  [
    'the first of two',
    [{ score: 6, floatTwoBefore: 'down' }, { score: 6, floatTwoBefore: 'down' }, {}],
    '1–3 / 2',
  ],
  ['an upfloat says nothing', [{ score: 6 }, { score: 6, floatTwoBefore: 'up' }, {}], '1–3 / 2'],
  [
    'the higher score is paired all the same (C7)',
    [{ score: 7 }, { score: 6, floatTwoBefore: 'down' }, {}],
    '1–3 / 2',
  ],
  [
    'the highest score that is in limbo counts first',
    [{ score: 7 }, { score: 7, floatTwoBefore: 'down' }, { score: 6, floatTwoBefore: 'down' }, {}],
    '2–4 / 1 3',
  ],
])('C20 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
