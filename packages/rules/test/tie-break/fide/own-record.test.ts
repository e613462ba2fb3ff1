import { describe, expect, test } from 'vitest';
import { playersOf } from './players-of.ts';
import { tableOf, valuesOf } from './values-of.ts';

/** Every kind of round: game, bye and forfeit, won, drawn and lost. */
const players = playersOf(`
  1 2000 1B2 =B3 PAB HPB +W4 0B5 ZPB
  2 1900 0W1 FPB --  --  --  --  --
  3 1800 ZPB =W1 -W4 -B5 ZPB 1B4 HPB
  4 1700 PAB HPB +B3 -B5 -B1 0W3 1B5
  5 1600 PAB PAB ZPB -W3 ZPB 1W1 0W4
`);

describe.each([
  ['WIN', [3, 1, 1, 3, 3], 'rounds with the points of a win'],
  ['WON', [1, 0, 1, 1, 1], 'games alone'],
  ['BPG', [3, 0, 1, 1, 0], 'games alone'],
  ['BWG', [1, 0, 1, 1, 0], 'games alone'],
  ['REP', [5, 2, 2, 4, 4], 'without requested byes and forfeit losses'],
  ['PS', [20, 6, 5.5, 16, 15], 'scores after each round'],
  ['PS-C2', [17.5, 5, 5, 13.5, 12], 'without the first two'],
  ['TPN', [1, 2, 3, 4, 5], 'the number'],
  ['RTNG', [2000, 1900, 1800, 1700, 1600], 'the rating'],
])('%s', (code, expected, what) => {
  test(what, () => {
    expect(Object.values(valuesOf(tableOf(players), code))).toEqual(expected);
  });
});

describe('standard points (C.07 7.7)', () => {
  test.each([
    ['a win', '1W2', '0B1', 1],
    ['a draw', '=W2', '=B1', 0.5],
    ['a loss', '0W2', '1B1', 0],
    ['a forfeit win', '+W2', '-B1', 1],
    ['a forfeit loss', '-W2', '+B1', 0],
    ['a double forfeit: both score the same', '-W2', '-B1', 0.5],
    ['a pairing-allocated bye: more than a draw', 'PAB', 'ZPB', 1],
    ['a half-point bye: exactly a draw', 'HPB', 'ZPB', 0.5],
    ['a zero-point bye', 'ZPB', 'ZPB', 0],
  ])('%s', (_, round, other, value) => {
    const two = playersOf(`1 2000 ${round}\n2 1900 ${other}`);
    expect(valuesOf(tableOf(two), 'STD')[1]).toBe(value);
  });
});

describe('the number of games won (FIDE 2012 annex 3 B.c)', () => {
  test.each([
    ['2012', 'swiss', [1, 0, 1, 1, 1]],
    ['2012', 'round-robin', [1, 0, 1, 1, 1]],
    ['2024', 'swiss', [3, 1, 1, 3, 3]],
    ['2026', 'swiss', [3, 1, 1, 3, 3]],
  ] as const)('%s, %s: games over the board alone only in 2012', (edition, system, expected) => {
    const table = tableOf(players, { edition, system });
    expect(Object.values(valuesOf(table, 'WIN'))).toEqual(expected);
  });
});

test('a bye worth less than a win is no win (7.1)', () => {
  const points = { win: 6, draw: 2, loss: 0 };
  expect(valuesOf(tableOf(playersOf('1 2000 PAB FPB'), { points }), 'WIN')[1]).toBe(0);
});

test('the free round of a round robin was no choice (7.6)', () => {
  const three = playersOf(`
    1 2000 1W2 ZPB 1B3
    2 1900 0B1 =W3 ZPB
    3 1800 ZPB =B2 -W1
  `);
  const table = tableOf(three, { system: 'round-robin' });
  expect(Object.values(valuesOf(table, 'REP'))).toEqual([3, 3, 2]);
});

test('Koya counts half of the games of a round robin of an odd number as the limit (9.2)', () => {
  const three = playersOf(`
    1 2000 1W2 ZPB =B3
    2 1900 0B1 1W3 ZPB
    3 1800 ZPB 0B2 =W1
  `);
  const table = tableOf(three, { system: 'round-robin' });
  expect(Object.values(valuesOf(table, 'KS'))).toEqual([1, 0, 0.5]);
});
