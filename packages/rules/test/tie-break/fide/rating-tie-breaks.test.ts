import { describe, expect, test } from 'vitest';
import { expectedPercent, ratingDifference } from '../../../src/kernel/fide-expectation-table.ts';
import { playersOf } from './players-of.ts';
import { explainedValues, tableOf, valuesOf } from './values-of.ts';

describe('the tables of B.02', () => {
  test.each([
    [100, 800],
    [99, 677],
    [88, 336],
    [51, 7],
    [50, 0],
    [49, -7],
    [9, -383],
    [0, -800],
  ])('8.1.1: %i percent are a difference of %i', (percent, difference) => {
    expect(ratingDifference(percent)).toBe(difference);
  });

  test.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [344, 88],
    [345, 89],
    [470, 95],
    [735, 99],
    [736, 100],
    [2000, 100],
    [-3, 50],
    [-61, 42],
    [-735, 1],
    [-736, 0],
  ])('8.1.2: a difference of %i gives %i percent', (difference, percent) => {
    expect(expectedPercent(difference)).toBe(percent);
  });

  test('the two tables agree where a percentage is exact', () => {
    for (let percent = 51; percent < 100; percent++)
      expect(expectedPercent(ratingDifference(percent))).toBe(percent);
  });
});

describe('perfect performance against 1400 and 1600 (C.07 10.3)', () => {
  test.each([
    ['all won: 736 above the highest', '1W2 1W3', 2336],
    ['nothing: 800 below the lowest', '0W2 0W3', 600],
    ['two draws: 99 gives .64 and −101 gives .36, with 1498 it is .63 and .36', '=W2 =W3', 1499],
    ['a forfeit win does not count', '1W2 +W3', 2136],
  ])('%s', (_, rounds, value) => {
    const players = playersOf(`
      1 1500 ${rounds}
      2 1400 PAB PAB
      3 1600 PAB PAB
    `);
    expect(valuesOf(tableOf(players), 'PTP')[1]).toBe(value);
  });
});

describe('unrated players (C.07 10)', () => {
  const players = playersOf(`
    1 2000 1W2 PAB
    2 -    0B1 1W3
    3 1800 PAB 0B2
  `);

  test.each(['ARO', 'ARO-C1', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG'])('%s is dropped', (code) => {
    expect(Object.values(valuesOf(tableOf(players), code))).toEqual([null, null, null]);
  });

  test('unless a rating for them was published', () => {
    expect(Object.values(valuesOf(tableOf(players, { unratedAs: 1500 }), 'ARO'))).toEqual([
      1500, 1900, 1500,
    ]);
  });
});

test('3 – 1 – 0 counts as 1 – ½ – 0 for a performance', () => {
  const players = playersOf(`
    1 2000 1W2 =W3
    2 1900 0B1 PAB
    3 1800 PAB =B1
  `);
  const threePoints = players.map((player) => ({
    ...player,
    records: player.records.map((record) =>
      record.kind === 'absent' || record.halfPoints < 2
        ? { ...record, ...(record.kind === 'absent' ? {} : { halfPoints: 2 * record.halfPoints }) }
        : { ...record, halfPoints: 6 },
    ),
  }));
  const table = tableOf(threePoints, { points: { win: 6, draw: 2, loss: 0 } });
  expect(valuesOf(table, 'TPR')).toEqual(valuesOf(tableOf(players), 'TPR'));
});

describe('the rules of 2012', () => {
  const players = playersOf(`
    1 2000 1W2 =W3 HPB ZPB -W2
    2 1900 0B1 PAB 1W3 PAB +B1
    3 1801 PAB =B1 0B2 PAB PAB
  `);
  const table = tableOf(players, { edition: '2012' });

  test('the average is not rounded', () => {
    expect(valuesOf(table, 'ARO')[1]).toBe(1850.5);
  });

  /** @article FIDE 2012 annex 3 E */
  test('who chose to miss more than two games ranks behind who played more', () => {
    const more = playersOf(`
      1 2000 1W2 -W3 HPB ZPB =B4
      2 1900 0B1 PAB 1W3 =B4 PAB
      3 1800 PAB +B1 0B2 PAB PAB
      4 1500 PAB PAB PAB =W2 =W1
    `);
    const values = explainedValues(tableOf(more, { edition: '2012' }), 'ARO');
    expect(values.get(1)).toMatchObject({
      precedence: 2,
      because: [{ facts: { missedGames: 3, playedGames: 2 } }],
    });
    expect(values.get(4)).not.toHaveProperty('precedence');
  });
});
