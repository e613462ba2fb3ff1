/** @regulation DSU 2002 */
import {
  findPairingSystem,
  type OlympiadRequest,
  olympiadTeamStandings,
  olympiadTeams,
  type RoundRecord,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { pairOlympiadRound } from '../../src/pairing/olympiad/olympiad.ts';

describe('the teams (4.13.5)', () => {
  test('24 players and 4 teams, as printed', () => {
    expect(olympiadTeams(24, 4)).toEqual([
      [1, 8, 11, 14, 17, 24],
      [2, 7, 12, 13, 18, 23],
      [3, 6, 9, 16, 19, 22],
      [4, 5, 10, 15, 20, 21],
    ]);
  });

  test.each([2, 3, 5, 6, 7])('%i teams have one player of each row', (teams) => {
    const lists = olympiadTeams(teams * 5, teams);
    lists.forEach((list) => {
      expect(list.map((no) => Math.ceil(no / teams))).toEqual([1, 2, 3, 4, 5]);
    });
    expect(lists.map(([first]) => first)).toEqual(lists.map((_, index) => index + 1));
  });

  test('a player more changes nobody’s team', () => {
    const before = olympiadTeams(13, 4);
    const after = olympiadTeams(14, 4);
    expect(after.map((team) => team.filter((no) => no < 14))).toEqual(before);
  });
});

const requestOf = (
  count: number,
  roundNumber: number,
  extra: Partial<OlympiadRequest> = {},
): OlympiadRequest => ({
  roundNumber,
  roundsPlanned: null,
  players: Array.from({ length: count }, (_, index) => ({
    no: index + 1,
    rating: null,
    records: [],
    availability: { kind: 'present' },
  })),
  ...extra,
});

const boardsOf = (request: OlympiadRequest): readonly string[] => {
  const answer = pairOlympiadRound(request);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.pairings.map(({ white, black }) => `${white}-${black}`);
};

describe('the rounds', () => {
  test('teams 1 and 4 in round 1, board by board, White in turn', () => {
    expect(boardsOf(requestOf(24, 1)).slice(0, 6)).toEqual([
      '1-4',
      '5-8',
      '11-10',
      '15-14',
      '17-20',
      '21-24',
    ]);
  });

  test('all teams meet at all boards', () => {
    const met = [1, 2, 3].flatMap((round) => boardsOf(requestOf(24, round)));
    for (const board of [0, 1, 2, 3, 4, 5]) {
      const players = olympiadTeams(24, 4).map((team) => team[board]);
      const games = met.filter((game) => players.includes(Number(game.split('-')[0])));
      expect(games).toHaveLength(6);
      for (const game of games) expect(players).toContain(Number(game.split('-')[1]));
    }
    expect(pairOlympiadRound(requestOf(24, 4))).toEqual({
      ok: false,
      error: { code: 'pairing.schedule-over', roundNumber: 4, rounds: 3 },
    });
  });

  test('an odd number of teams leaves one free, and a shorter team a board', () => {
    const answer = pairOlympiadRound(requestOf(8, 1, { teams: 3 }));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        pairings: [
          { white: 2, black: 3 },
          { white: 4, black: 5 },
        ],
      },
    });
    const why = answer.ok
      ? answer.value.byes.map(({ no, halfPoints, because }) => [no, halfPoints, because[0]?.code])
      : [];
    expect(why).toEqual([
      [1, 0, 'olympiad.team-free'],
      [6, 0, 'olympiad.team-free'],
      [8, 0, 'olympiad.team-free'],
      [7, 0, 'olympiad.no-such-board'],
    ]);
  });

  test('is in the register', () => {
    expect(findPairingSystem('olympiad', 'dsu-2002')?.isByTable).toBe(true);
  });
});

describe('the standings of the teams', () => {
  const game = (opponent: number, halfPoints: number): RoundRecord => ({
    kind: 'game',
    opponent,
    colour: 'white',
    halfPoints,
    status: 'played',
  });
  const bye: RoundRecord = { kind: 'bye', bye: 'half-point', halfPoints: 1 };

  /** Two boards each: teams 1 (1, 8), 2 (2, 7), 3 (3, 6), 4 (4, 5); 1–4 and 2–3 in round 1. */
  const players = [
    { no: 1, records: [game(4, 2)] },
    { no: 8, records: [game(5, 0)] },
    { no: 4, records: [game(1, 0)] },
    { no: 5, records: [game(8, 2)] },
    { no: 2, records: [game(3, 2)] },
    { no: 7, records: [bye] },
    { no: 3, records: [game(2, 0)] },
    { no: 6, records: [bye] },
  ];

  test('count the boards, not the byes; equal in both sums, equal rank', () => {
    const lines = olympiadTeamStandings(players, undefined, 'match-points');
    expect(
      lines.map(({ rank, team, matchPoints, halfPoints }) => [rank, team, matchPoints, halfPoints]),
    ).toEqual([
      [1, 2, 2, 2],
      [2, 1, 1, 2],
      [2, 4, 1, 2],
      [4, 3, 0, 0],
    ]);
    expect(lines[0]).toMatchObject({
      players: [2, 7],
      matches: [{ roundNumber: 1, opponentTeam: 3, halfPoints: 2, opponentHalfPoints: 0 }],
    });
  });

  test('a match still being played gives board points, no match points', () => {
    const pending = { ...game(8, 0), status: 'pending' } as const;
    const lines = olympiadTeamStandings(
      players.map((player) => (player.no === 5 ? { ...player, records: [pending] } : player)),
      4,
      'match-points',
    );
    expect(
      lines.map(({ team, matchPoints, halfPoints, matches }) => [
        team,
        matchPoints,
        halfPoints,
        matches[0]?.open,
      ]),
    ).toEqual([
      [2, 2, 2, false],
      [1, 0, 2, true],
      [3, 0, 0, false],
      [4, 0, 0, true],
    ]);
  });

  test('board points may come first', () => {
    const lines = olympiadTeamStandings(
      [...players.slice(0, 4), { no: 2, records: [game(3, 1)] }, { no: 7, records: [game(6, 2)] }],
      4,
      'board-points',
    );
    expect(lines.map(({ team, halfPoints }) => [team, halfPoints])).toEqual([
      [2, 3],
      [1, 2],
      [4, 2],
      [3, 0],
    ]);
  });
});
