import { describe, expect, test } from 'vitest';
import { tecRoundRobin, tecSwiss } from './tec-exercise.ts';
import { tecValues } from './tec-values.ts';
import { explainedValues, tableOf, valuesOf } from './values-of.ts';

describe.each(['2024', '2026'] as const)(
  'the exercise of FIDE TEC by the rules of %s',
  (edition) => {
    const table = tableOf(tecSwiss, { edition });

    test.each(Object.entries(tecValues[edition]))('%s', (code, expected) => {
      expect(Object.values(valuesOf(table, code))).toEqual(expected);
    });

    test('AROC: nothing is left of the one opponent of 12', () => {
      const expected = [
        1900,
        1988,
        2000,
        1983,
        1738,
        1900,
        1838,
        1800,
        2200,
        1975,
        2000,
        null,
        2025,
        1900,
        1963,
        1900,
      ];
      expect(Object.values(valuesOf(table, 'AROC'))).toEqual(expected);
    });
  },
);

describe('what Sonneborn-Berger Cut-1 leaves out (exercise 13)', () => {
  const values = explainedValues(tableOf(tecSwiss, { edition: '2024' }), 'SB-C1');

  test.each<[number, number | null, string, string]>([
    [2, 10, 'tie-break.cut-lowest', 'the lowest-scoring opponent'],
    [4, null, 'tie-break.cut-voluntarily-unplayed', 'the half-point bye: 1.75 against 1.5'],
    [6, 10, 'tie-break.cut-lowest', 'the win against the lowest, not the loss against 14'],
    [14, 13, 'tie-break.cut-lowest', '1.5 in the game against nothing in the forfeit'],
    [9, null, 'tie-break.cut-voluntarily-unplayed', 'the forfeit rather than the equal game'],
  ])('player %i: %s, %s: %s', (no, opponent, code) => {
    const cut = values.get(no)?.workings.filter(({ fromStage }) => fromStage > 0);
    expect(cut?.map((line) => [line.opponent, line.because?.at(-1)?.code])).toEqual([
      [opponent, code],
    ]);
  });
});

describe('the round robin of the exercise (forfeits are games)', () => {
  const table = tableOf(tecRoundRobin, { system: 'round-robin' });

  test.each([
    ['SB', [9.25, 6.25, 6.25, 4.25, 2.25, 3.25]],
    ['SB/C1', [9.25, 4.75, 4.75, 4.25, 1.5, 3.25]],
    ['KS', [2, 0.5, 0.5, 1, 0, 0.5]],
    ['KS/L-2', [3.5, 3.5, 3.5, 1.5, 1.5, 1.5]],
    ['KS/L+3', [0, 0, 0, 0, 0, 0]],
  ])('%s', (code, expected) => {
    expect(Object.values(valuesOf(table, code))).toEqual(expected);
  });
});
