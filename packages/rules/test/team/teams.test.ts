import { type LineUpRules, lineUpFaults, teamPrizes, teamTable } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const points = (...halfPoints: readonly number[]) =>
  halfPoints.map((each) => ({ halfPoints: each, above: false }));

/** @article Tempelhof 2018 III.H.6 */
describe('prizes inside a team (Tempelhof 2018 III.H.6)', () => {
  const prizes = (...games: readonly (readonly { halfPoints: number; above: boolean }[])[]) =>
    teamPrizes(
      9,
      games.map((each, index) => ({ no: index + 1, games: each })),
    );

  test('two games less than there were rounds count, three do not', () => {
    const all = prizes(points(2, 2, 2, 2, 2, 2, 2), points(2, 2, 2, 2, 2, 2));
    expect(all).toEqual({ counted: [1], prizes: [1] });
  });

  test('six of nine are 66.7 per cent, five and a half are not', () => {
    const best = points(2, 2, 2, 2, 2, 2, 2, 2, 2);
    const six = points(2, 2, 2, 2, 2, 2, 0, 0, 0);
    const less = points(2, 2, 2, 2, 2, 1, 0, 0, 0);
    expect(prizes(best, best, six, less).prizes).toEqual([1, 2, 3]);
  });

  test('the two best with half, and nobody with less', () => {
    const half = points(2, 2, 2, 2, 1, 0, 0, 0, 0);
    const less = points(2, 2, 2, 2, 0, 0, 0, 0, 0);
    const some = points(2, 2, 2, 2, 2, 0, 0, 0, 0);
    expect(prizes(half, some, less).prizes).toEqual([1, 2]);
    expect(prizes(some, less, less).prizes).toEqual([1]);
  });

  test('a game lost in a higher team is left out of the points, and was played', () => {
    const lost = [{ halfPoints: 0, above: true }];
    expect(prizes([...points(2, 2, 2, 2, 0, 0), ...lost])).toEqual({ counted: [1], prizes: [1] });
  });
});

/** @article Tempelhof 2018 IV.4d */
describe('tables of teams (Tempelhof 2018 IV.4d)', () => {
  const division = { boards: 4, order: ['mp', 'gp', 'berlin'], win: 2, draw: 1 } as const;

  test('a drawn match is decided by its boards', () => {
    const match = { round: 1, home: 'A', away: 'B', boards: [1, 0.5, 0.5, 0] as const };
    const { teams, results } = teamTable({ ...division, matches: [match] });
    expect(results[0]).toMatchObject({ gp: [4, 4], berlin: [13, 7] });
    expect(teams.map(({ team, rank }) => [team, rank])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });

  test('equal in everything share a place, and a match nobody played counts for nobody', () => {
    const matches = [
      { round: 1, home: 'A', away: 'B', boards: [1, 1, 1, '+'] as const },
      { round: 1, home: 'C', away: 'D', boards: ['-', '-', 0, 0] as const },
      { round: 2, home: 'A', away: 'D', boards: [null, null, null, null] as const },
    ];
    expect(
      teamTable({ ...division, matches }).teams.map(({ team, rank, matches: played }) => [
        team,
        rank,
        played,
      ]),
    ).toEqual([
      ['A', 1, 1],
      ['D', 1, 1],
      ['B', 3, 1],
      ['C', 3, 1],
    ]);
  });
});

/** @article Tempelhof 2018 III.H.3 */
describe('line-ups (Tempelhof 2018 III.H.3)', () => {
  const listed = ['a', 'b', 'c', 'd', 'e', 'f'];
  const faults = (played: readonly (string | null)[], rules: LineUpRules) =>
    lineUpFaults({ listed, played, rules }).map(({ board, code }) => `${board} ${code}`);
  const strict = { order: 'list', maxSwap: 0 } as const;

  test.each([
    [['a', 'c', 'd', 'f'], strict, []],
    [['b', 'a', 'c', 'f'], strict, ['1 order']],
    [['b', 'a', 'c', 'f'], { order: 'list', maxSwap: 1 }, []],
    [['c', 'a', 'd', 'f'], { order: 'list', maxSwap: 1 }, ['1 order']],
    [['f', 'a', 'b', 'c'], { order: 'free', maxSwap: 0 }, []],
    [['a', 'a', 'x', 'f'], strict, ['2 doubled', '3 unlisted']],
    [['a', null, 'c', null], strict, ['2 gap']],
    [['a', 'b', 'c'], strict, []],
  ] as const)('%j by %j', (played, rules, expected) => {
    expect(faults(played, rules)).toEqual(expected);
  });
});
