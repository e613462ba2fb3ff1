/** @regulation DSU 2002 */
import { type SystemChoice, viewSchedule, viewStandings, viewTeams } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run, whiteWinsAll, withPlayers } from '../../../test/tournament/journal-driver.ts';

const olympiad = (order: 'match-points' | 'board-points'): SystemChoice => ({
  code: 'olympiad',
  edition: 'dsu-2002',
  teams: 4,
  order,
});
const withTeams = (count: number, order: 'match-points' | 'board-points' = 'match-points') =>
  withPlayers(count, { system: olympiad(order) });
const round = [{ kind: 'pair-round' }, { kind: 'publish-round' }] as const;

describe('the teams of an olympiad tournament', () => {
  it('are those of the example with 24 players, 4.13.5', () => {
    const teams = viewTeams(withTeams(24).state)?.teams.map(({ team, players }) => [
      team,
      players.map(({ no }) => no),
    ]);
    expect(teams).toEqual([
      [1, [1, 8, 11, 14, 17, 24]],
      [2, [2, 7, 12, 13, 18, 23]],
      [3, [3, 6, 9, 16, 19, 22]],
      [4, [4, 5, 10, 15, 20, 21]],
    ]);
  });

  it('meet board by board, the first team with White at the odd boards', () => {
    const { state } = run(withTeams(8), ...round);
    const matches = viewTeams(state)?.rounds[0]?.matches.map((match) => [
      match.first,
      match.second,
      match.boards.map((b) => [b.roundBoard, b.board, b.first.no, b.second.no, b.firstColour]),
    ]);
    expect(matches).toEqual([
      [
        1,
        4,
        [
          [1, 1, 1, 4, 'white'],
          [2, 2, 8, 5, 'black'],
        ],
      ],
      [
        2,
        3,
        [
          [3, 1, 2, 3, 'white'],
          [4, 2, 7, 6, 'black'],
        ],
      ],
    ]);
  });

  it('have no match points before their boards are in, and share them when even', () => {
    const open = run(withTeams(8), ...round);
    const points = (state: typeof open.state) =>
      viewTeams(state)?.teams.map(({ team, rank, shared, matchPoints, halfPoints }) => [
        team,
        rank,
        shared,
        matchPoints,
        halfPoints,
      ]);
    expect(points(open.state)?.every(([, rank, shared]) => rank === 1 && shared === true)).toBe(
      true,
    );
    expect(viewTeams(open.state)?.rounds[0]?.matches[0]).toMatchObject({ open: true });
    const played = whiteWinsAll(open).state;
    expect(viewTeams(played)?.rounds[0]?.matches).toMatchObject([
      { firstHalfPoints: 2, secondHalfPoints: 2, open: false },
      { firstHalfPoints: 2, secondHalfPoints: 2, open: false },
    ]);
    expect(points(played)?.map(([team, ...line]) => [team, ...line])).toEqual([
      [1, 1, true, 1, 2],
      [2, 1, true, 1, 2],
      [3, 1, true, 1, 2],
      [4, 1, true, 1, 2],
    ]);
    expect(viewStandings(played).rows[0]?.halfPoints).toBe(2);
  });

  it('go first by the sum the organiser chose', () => {
    const nobody = { kind: 'forfeit', absent: 'both', notice: false } as const;
    const drawn = { kind: 'played', white: 1, black: 1 } as const;
    const won = { kind: 'played', white: 2, black: 0 } as const;
    const results = [won, nobody, nobody, drawn, drawn, drawn];
    const order = (chosen: 'match-points' | 'board-points') =>
      viewTeams(
        run(
          withTeams(12, chosen),
          ...round,
          ...results.map(
            (result, index) =>
              ({ kind: 'enter-result', round: 1, board: index + 1, result }) as const,
          ),
        ).state,
      )?.teams.map(({ matchPoints, halfPoints }) => [matchPoints, halfPoints]);
    expect(order('match-points')).toEqual([
      [2, 2],
      [1, 3],
      [1, 3],
      [0, 0],
    ]);
    expect(order('board-points')).toEqual([
      [1, 3],
      [1, 3],
      [2, 2],
      [0, 0],
    ]);
  });

  it('are nobody’s in another system, nor before numbers are given', () => {
    expect(viewTeams(withPlayers(8).state)).toBeNull();
    const entered = withPlayers(8, { system: olympiad('match-points') }).state;
    expect(viewTeams({ ...entered, lots: { kind: 'not-drawn' } })).toBeNull();
  });
});

describe('the schedule', () => {
  const system: SystemChoice = {
    code: 'berger',
    edition: 'fide-2012',
    cycles: 1,
    withdrawals: 'fide-2012',
    freeDates: false,
  };
  const games = (count: number, commands: readonly { readonly kind: 'pair-round' }[] = []) =>
    viewSchedule(run(withPlayers(count, { system, tieBreaks: [] }), ...commands).state)?.map(
      ({ boards, free }) => [
        boards.map(({ white, black }) => `${white.no}-${black.no}`).join(' '),
        free.map(({ no }) => no),
      ],
    );
  const four = [
    ['1-4 2-3', []],
    ['4-3 1-2', []],
    ['2-4 3-1', []],
  ];

  it('has all rounds of the table before any is paired', () => {
    expect(games(4)).toEqual(four);
  });

  it('stays the same once a round is paired', () => {
    expect(games(4, [{ kind: 'pair-round' }])).toEqual(four);
  });

  it('names who is free', () => {
    expect(games(3)?.map(([, free]) => free)).toEqual([[1], [3], [2]]);
  });

  it('is known in no system that follows results', () => {
    expect(viewSchedule(withPlayers(4).state)).toBeNull();
  });
});
