import { decideDirectEncounter, type PlayerNo } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { playersOf } from './players-of.ts';
import { tecNineRounds, tecRoundRobin, tecSwiss } from './tec-exercise.ts';
import { tableOf, tieBreakOf } from './values-of.ts';

const parts = (table: ReturnType<typeof tableOf>, tied: readonly PlayerNo[]) =>
  decideDirectEncounter(table, tied, false).parts;

describe('the exercises of FIDE TEC', () => {
  const swiss = tableOf(tecSwiss);
  const nineRounds = tableOf(tecNineRounds);
  const roundRobin = tableOf(tecRoundRobin, { system: 'round-robin' });

  test.each([
    ['23: anybody could still pass', swiss, [1, 3, 4, 16], [[1, 3, 4, 16]]],
    ['24: one game among three', swiss, [5, 8, 11], [[5, 8, 11]]],
    ['25: all met; two equal drew', nineRounds, [1, 2, 4, 6], [[6], [1, 4], [2]]],
    ['25: 8 could have reached 16', nineRounds, [7, 8, 16], [[7, 8, 16]]],
    ['25: 4 points', nineRounds, [5, 10, 14, 15], [[5, 10, 14, 15]]],
    ['25: a draw', nineRounds, [9, 12], [[9, 12]]],
    ['26: first two points, then a draw', roundRobin, [1, 2, 3], [[1], [2, 3]]],
    ['26: the forfeit is a game', roundRobin, [4, 5, 6], [[5], [6], [4]]],
  ])('%s', (_, table, tied, expected) => {
    expect(parts(table, tied)).toEqual(expected);
  });
});

describe('not all have met (C.07 6.3)', () => {
  /** A beat all, B all except A; C and D did not meet. */
  const four = playersOf(`
    1 2000 1W2 1B3 1W4
    2 1900 0B1 1W4 1B3
    3 1800 ZPB 0W1 0W2
    4 1700 ZPB 0B2 0B1
  `);

  test('places are given from the top while nobody left can reach them', () => {
    const { steps, parts: order } = decideDirectEncounter(tableOf(four), [1, 2, 3, 4], false);
    expect(order).toEqual([[1], [2], [3, 4]]);
    expect(steps.map(({ allMet, rows }) => [allMet, rows.length])).toEqual([
      [false, 4],
      [false, 2],
    ]);
  });

  test('one table can place everybody although two did not meet', () => {
    const players = playersOf(`
      1 2000 1W2 1W3 ZPB ZPB
      2 1900 0B1 1W4 1B3 =W3
      3 1800 1W4 0B1 0W2 =B2
      4 1700 0B3 0B2 ZPB ZPB
    `);
    const { steps, parts: order } = decideDirectEncounter(tableOf(players), [4, 3, 2, 1], false);
    expect(order).toEqual([[1], [2], [3], [4]]);
    expect(steps).toHaveLength(1);
  });

  test('in 2012 the first alone', () => {
    expect(parts(tableOf(four, { edition: '2012' }), [1, 2, 3, 4])).toEqual([[1], [2, 3, 4]]);
  });

  test('the place is the value, equal numbers are still tied', () => {
    const table = tableOf(four);
    const values = tieBreakOf('DE').compute(table, [1, 2, 3, 4]);
    expect([...values].map(([no, value]) => [no, value?.stages[0]?.numerator])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
    ]);
  });

  test('0 where nobody is separated, also for one alone', () => {
    const places = (tied: readonly PlayerNo[]) =>
      [...tieBreakOf('DE').compute(tableOf(four), tied).values()].map(
        (value) => value?.stages[0]?.numerator,
      );
    expect(places([3, 4])).toEqual([0, 0]);
    expect(places([1])).toEqual([0]);
  });
});

describe('which games count', () => {
  test('a forfeit of a Swiss tournament does not, unless the rules say so', () => {
    const players = playersOf(`
      1 2000 -W2
      2 1900 +B1
    `);
    const table = tableOf(players);
    expect(decideDirectEncounter(table, [1, 2], false).parts).toEqual([[1, 2]]);
    expect(decideDirectEncounter(table, [1, 2], true).parts).toEqual([[2], [1]]);
  });

  test('two games against each other count as their average, in 2012 as their sum', () => {
    const players = playersOf(`
      1 2000 1W2 =B2 =W3 --
      2 1900 0B1 =W1 --  1W3
      3 1800 --  --  =B1 0B2
    `);
    const averaged = decideDirectEncounter(tableOf(players), [1, 2, 3], false).steps[0];
    expect(averaged?.rows.map(({ halfPoints }) => halfPoints)).toEqual([
      { numerator: 5, denominator: 2 },
      { numerator: 5, denominator: 2 },
      { numerator: 1, denominator: 1 },
    ]);
    const rules = { edition: '2012', system: 'round-robin' } as const;
    const added = decideDirectEncounter(tableOf(players, rules), [1, 2, 3], false).steps[0];
    expect(added?.rows.map(({ halfPoints }) => halfPoints.numerator)).toEqual([4, 3, 1]);
  });

  test('those equal in a complete table get a table of their own', () => {
    const players = playersOf(`
      1 2000 1W2 0B3 =W4
      2 1900 0B1 1W4 =B3
      3 1800 1W4 1W1 =W2
      4 1700 0B3 0B2 =B1
    `);
    const { steps, parts: order } = decideDirectEncounter(tableOf(players), [4, 3, 2, 1], false);
    expect(order).toEqual([[3], [1], [2], [4]]);
    expect(steps.map(({ rows }) => rows.map(({ no }) => no))).toEqual([
      [4, 3, 2, 1],
      [2, 1],
    ]);
  });
});
