import { expect, test } from 'vitest';
import { collapsedCriteria } from '../../../../src/pairing/dutch-2017/criteria/collapsed/collapsed-criteria.ts';
import { possibleDifferences } from '../../../../src/pairing/dutch-2017/criteria/collapsed/score-difference.ts';
import { ordinaryCriteria } from '../../../../src/pairing/dutch-2017/criteria/ordinary-criteria.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

const codesOf = (criteria: typeof ordinaryCriteria) => [
  ...new Set(criteria.map(({ code }) => code)),
];

test('the criteria are counted in the order of the regulation', () => {
  const all = Array.from({ length: 15 }, (_, index) => `C${index + 5}`);
  expect(codesOf(ordinaryCriteria)).toEqual(all);
  expect(codesOf(collapsedCriteria)).toEqual(all.filter((code) => code !== 'C5' && code !== 'C7'));
});

test('A.8: a downfloater’s difference is to one point less than the lowest score', () => {
  const players = [paireeOf({ score: 6 }), paireeOf(), paireeOf({ score: 3 })];
  const bracket = { ...bracketOf(players), mdps: players.slice(0, 1), residents: players.slice(1) };
  expect(possibleDifferences(bracket)).toEqual([5, 3, 2, 1]);
});

const rest = { criteria: collapsedCriteria, isCollapsed: true, isLast: true };

test.each<[string, readonly PlayerFacts[], readonly (readonly [number, number])[], string]>([
  ['the first candidate', [{ score: 4 }, { score: 3 }, { score: 3 }, { score: 2 }], [], '1–3 2–4'],
  [
    'C6: two small differences rather than a large one and none',
    [{ score: 4 }, { score: 3 }, { score: 3 }, { score: 2 }],
    [[1, 3]],
    '1–2 3–4',
  ],
  ['C6: the bye to the lowest', [{ score: 4 }, { score: 3 }, { score: 2 }], [], '1–2 / 3'],
  [
    'C6 before colour',
    [{ score: 4, colours: 'w' }, { score: 4, colours: 'w' }, { score: 2 }, { score: 2 }],
    [],
    '1–2 3–4',
  ],
  [
    'C12: residents who floated down do not again',
    [{ score: 4 }, { score: 3, floatBefore: 'down' }, { score: 3 }, { score: 2 }],
    [],
    '1–2 3–4',
  ],
  [
    'C13: nor those who floated up',
    [{ score: 4 }, { score: 3 }, { score: 3, floatBefore: 'up' }, { score: 2 }],
    [],
    '1–2 3–4',
  ],
  [
    'C14: two rounds before',
    [{ score: 4 }, { score: 3, floatTwoBefore: 'down' }, { score: 3 }, { score: 2 }],
    [],
    '1–2 3–4',
  ],
  [
    'C15: two rounds before',
    [{ score: 4 }, { score: 3 }, { score: 3, floatTwoBefore: 'up' }, { score: 2 }],
    [],
    '1–2 3–4',
  ],
  [
    'C12 before C13',
    [
      { score: 4 },
      { score: 3, floatBefore: 'up' },
      { score: 3, floatBefore: 'down' },
      { score: 2 },
    ],
    [],
    '1–3 2–4',
  ],
])('the collapsed last bracket: %s', (_, players, met, expected) => {
  expect(pairingOf({ players, met, ...rest })).toBe(expected);
});
