import { expect, test } from 'vitest';
import {
  c08NextDownfloaters,
  c08NextDownfloatersScores,
} from '../../../../src/pairing/dutch-2026/criteria/c08-next-bracket.ts';
import { bracketOf, paireeOf } from '../../dutch/pairee-of.ts';
import { type Position, pairingOf } from '../../dutch/position.ts';

const [mdp, resident, nextOne] = [paireeOf({ score: 5 }), paireeOf(), paireeOf({ score: 2 })];
const bracket = bracketOf([mdp, resident, nextOne]);

test('C8 counts those who leave the next bracket too, whoever they are', () => {
  expect(c08NextDownfloaters.ofLeavingNext?.(nextOne, bracket)).toBe(1);
  expect(c08NextDownfloaters.ofLeavingNext?.(mdp, bracket)).toBe(1);
});

test('C8 then counts their scores, highest first; the residents there have the lowest', () => {
  const { byClass, ofLeavingNext } = c08NextDownfloatersScores;
  expect(byClass?.(bracket)).toEqual([5, 4]);
  expect(ofLeavingNext?.(resident, bracket)).toBe(1);
  expect(ofLeavingNext?.(nextOne, bracket)).toBe(0);
});

const positions: readonly (readonly [string, Position, string])[] = [
  [
    'who floats can be paired in the next bracket',
    { players: [{}, {}, {}, { score: 2 }], met: [[3, 4]] },
    '1–3 / 2',
  ],
  [
    'colours matter there as here',
    { players: [{}, {}, { colours: 'ww' }, { score: 2, colours: 'ww' }] },
    '1–3 / 2',
  ],
  [
    'before colour (C12)',
    {
      players: [{ colours: 'w' }, { colours: 'b' }, { colours: 'w' }, { score: 2 }],
      met: [
        [1, 4],
        [3, 4],
      ],
    },
    '1–3 / 2',
  ],
  [
    'the fewest leave the next bracket, though the next but one could take them',
    {
      players: [{}, {}, {}, { score: 2 }, { score: 2 }, { score: 2 }],
      met: [
        [3, 4],
        [3, 5],
        [3, 6],
      ],
    },
    '1–3 / 2',
  ],
  [
    'a resident of the next bracket leaves it rather than who came from here',
    {
      players: [{}, {}, {}, { score: 2 }, { score: 2 }],
      met: [
        [3, 4],
        [3, 5],
      ],
    },
    '1–3 / 2',
  ],
];

test.each(positions)('C8 decides: %s', (_, position, expected) => {
  expect(pairingOf(position)).toBe(expected);
});
