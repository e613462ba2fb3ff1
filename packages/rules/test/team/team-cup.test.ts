import { type BoardResult, type TeamCupDecider, teamCupOutcome } from '@rokade/rules';
import { expect, test } from 'vitest';

const all = ['match-points', 'board-points', 'berlin', 'bottom-board-off', 'lots'] as const;

function outcome(
  legs: readonly (readonly BoardResult[])[],
  deciders: readonly TeamCupDecider[] = all,
  lot: string | null = null,
) {
  return teamCupOutcome({
    teams: ['A', 'B'],
    legs: legs.map((boards) => ({ boards })),
    boards: 4,
    deciders,
    lot,
  });
}

/** @article Tempelhof 2018 IV.4d */
test.each([
  [[[1, 1, 0.5, 0]], all, 'A', 'match-points'],
  [[[0.5, 0, 0, '+']], all, 'B', 'match-points'],
  [[[1, 0, 0, 1]], all, 'B', 'bottom-board-off'],
  [[[1, 0, 1, 0]], all, 'A', 'berlin'],
  [[[0, 1, 1, 0]], all, 'A', 'bottom-board-off'],
  [[[1, 0, 0, 1]], ['match-points', 'lots'], 'undecided', 'lots-needed'],
  [
    [
      [1, 1, 1, 0],
      [0, 0, 0.5, 1],
    ],
    all,
    'A',
    'board-points',
  ],
  [[[0.5, 0.5, 0.5, 0.5]], ['board-points', 'berlin'], 'undecided', 'undecided'],
] as const)('%j by %j: %s by %s', (legs, deciders, winner, by) => {
  const found = outcome(legs, deciders);
  if (found.kind === 'won') expect([found.winner, found.by]).toEqual([winner, by]);
  else expect(['undecided', found.kind]).toEqual([winner, by]);
});

test('every step up to the decision is told', () => {
  const { steps } = outcome([[1, 0, 1, 0]]);
  expect(steps).toEqual([
    { by: 'match-points', points: [1, 1] },
    { by: 'board-points', points: [4, 4] },
    { by: 'berlin', points: [12, 8] },
  ]);
});

test('lots decide once they are drawn, and a match without games is not decided', () => {
  const draws = [[0.5, 0.5, 0.5, 0.5]] as const;
  expect(outcome(draws)).toMatchObject({ kind: 'lots-needed' });
  expect(outcome(draws, all, 'B')).toMatchObject({ kind: 'won', winner: 'B', by: 'lots' });
  expect(outcome([[null, null, null, null]])).toMatchObject({ kind: 'not-played' });
});
