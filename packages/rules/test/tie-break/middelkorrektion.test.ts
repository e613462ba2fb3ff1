/** @regulation DSU 2002 */
import { type ScoredPlayer, toNumber } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { explainedValues, tableOf } from './fide/values-of.ts';

/** Player 1 meets opponents with 1, 2, 3, … points, the lowest in the middle of the tournament. */
function field(rounds: number): readonly ScoredPlayer[] {
  const order = Array.from({ length: rounds }, (_, round) => 1 + ((round + 3) % rounds));
  const opponents = order.map((points, round) => ({
    no: round + 2,
    rating: null,
    records: order.map((_, other) =>
      other === round
        ? ({
            kind: 'game',
            opponent: 1,
            colour: 'black',
            halfPoints: 2 * points,
            status: 'played',
          } as const)
        : ({ kind: 'absent' } as const),
    ),
  }));
  const records = order.map(
    (_, round) =>
      ({
        kind: 'game',
        opponent: round + 2,
        colour: 'white',
        halfPoints: 0,
        status: 'played',
      }) as const,
  );
  return [{ no: 1, rating: null, records }, ...opponents];
}

const stagesOf = (rounds: number, roundsPlanned: number | null = null) =>
  explainedValues(tableOf(field(rounds), { roundsPlanned }), 'DSU-MK')
    .get(1)
    ?.stages.map(toNumber);

/** The sum of the numbers from a to b. */
const sum = (a: number, b: number): number => ((a + b) * (b - a + 1)) / 2;

describe('DSU 4.14.3: the stages by the number of rounds', () => {
  test.each([
    [3, [2, 6]],
    [7, [sum(2, 6), sum(1, 7)]],
    [8, [sum(2, 7), sum(1, 8)]],
    [9, [sum(3, 7), sum(2, 8), sum(1, 9)]],
    [12, [sum(3, 10), sum(2, 11), sum(1, 12)]],
    [13, [sum(4, 10), sum(3, 11), sum(2, 12), sum(1, 13)]],
  ])('%i rounds', (rounds, stages) => {
    expect(stagesOf(rounds)).toEqual(stages);
  });

  test('during the tournament the rounds planned decide', () => {
    expect(stagesOf(5, 9)).toEqual([3, sum(2, 4), sum(1, 5)]);
  });

  test('with fewer opponents than are left out the first stage has nobody', () => {
    expect(stagesOf(2, 7)).toEqual([0, 3]);
  });

  test('each line says from which stage on it counts', () => {
    const workings = explainedValues(tableOf(field(9)), 'DSU-MK').get(1)?.workings;
    expect(
      workings?.map(({ opponentHalfPoints, fromStage }) => [opponentHalfPoints / 2, fromStage]),
    ).toEqual(
      [4, 5, 6, 7, 8, 9, 1, 2, 3].map((points) => [
        points,
        [1, 9].includes(points) ? 2 : [2, 8].includes(points) ? 1 : 0,
      ]),
    );
  });
});
