/** @regulation DSU 2002 4.13.5 */
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  division,
  entered,
  leagueAfter,
  lineUp,
  made,
  planned,
  results,
  squad,
  top,
} from '../../../test/league/journal-driver.ts';
import {
  boardsOf,
  dividedIntoTeams,
  emptyMemberValues,
  individuals,
  leagueSeenBy,
  matchScore,
  missingIn,
} from '../src/index.ts';

const players = (ratings: readonly number[]) =>
  ratings.map((rating, index) => ({ ...emptyMemberValues, name: `p${index + 1}`, rating }));
const namesIn = (teams: ReturnType<typeof dividedIntoTeams>) =>
  teams.map((squad) => squad.map(({ name }) => Number(name.slice(1))));

it('divides the article’s 24 players among 4 teams as it prints them', () => {
  const ratings = Array.from({ length: 24 }, (_, index) => 2200 - index);
  expect(namesIn(dividedIntoTeams(players(ratings), 4))).toEqual([
    [1, 8, 11, 14, 17, 24],
    [2, 7, 12, 13, 18, 23],
    [3, 6, 9, 16, 19, 22],
    [4, 5, 10, 15, 20, 21],
  ]);
});

it('goes by strength, whatever the order of the list, with unrated players in its order behind', () => {
  expect(namesIn(dividedIntoTeams(players([0, 1500, 0, 1900]), 2))).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

it('makes no team without a player', () => {
  expect(dividedIntoTeams(players([1500]), 4)).toHaveLength(1);
  expect(dividedIntoTeams(players([1500, 1400, 1300]), 4).map((squad) => squad.length)).toEqual([
    1, 1, 1,
  ]);
});

describe('a match of a team of three and one of two', () => {
  const begun = (boardsByTeams: boolean) => [
    made(),
    division(top, 1, 3, { boardsByTeams }),
    entered(top, ['a', 'b', 'c']),
    squad('a', 3),
    squad('b', 2),
    squad('c', 3),
    planned('m1', 'a', 'b'),
    planned('m2', 'c', 'a', { round: 2, day: '2026-10-17' }),
  ];
  const seated = [lineUp('m1', 'a', ['a1', 'a2', null]), lineUp('m1', 'b', ['b1', 'b2', null])];

  it('has two boards where the boards go by the teams, and is over with them', () => {
    const league = leagueAfter(...begun(true), ...seated, results('m1', ['1-0', 'draw']));
    const [first, second] = league.matches;
    if (first === undefined || second === undefined) throw new Error('two matches are planned');
    expect(boardsOf(league, first).map(({ score }) => score)).toEqual(['1-0', 'draw']);
    expect(matchScore(league, first)).toMatchObject({ halfPoints: [3, 1], points: [2, 0] });
    expect(boardsOf(league, second)).toHaveLength(3);
    expect(individuals(league, top)).toHaveLength(4);
  });

  it('has three where they do not, and the smaller team loses the last', () => {
    const league = leagueAfter(
      ...begun(false),
      lineUp('m1', 'a', ['a1', 'a2', 'a3']),
      lineUp('m1', 'b', ['b1', 'b2', null]),
      results('m1', ['1-0', 'draw']),
    );
    const [first] = league.matches;
    if (first === undefined) throw new Error('a match is planned');
    expect(matchScore(league, first).halfPoints).toEqual([5, 1]);
    expect(boardsOf(league, first)[2]?.score).toBe('+/-');
  });

  it('takes no third player and no result at a third board, and keeps its boards when the squad grows', () => {
    const league = leagueAfter(...begun(true));
    const three = lineUp('m1', 'a', ['a1', 'a2', 'a3']);
    expect(codeOf(league, three, { confirmed: true })).toBe('league.line-up-length');
    const third = results('m1', ['1-0', '1-0', '1-0']);
    expect(codeOf(leagueAfter(...begun(true), ...seated), third, { confirmed: true })).toBe(
      'league.unknown-board',
    );
    const grown = leagueAfter(...begun(true), ...seated, {
      ...squad('b', 1),
      players: [{ id: 'late' as never, values: { ...emptyMemberValues, name: 'Late' } }],
    } as Parameters<typeof leagueAfter>[0]);
    const [first] = grown.matches;
    if (first === undefined) throw new Error('a match is planned');
    expect(boardsOf(grown, first)).toHaveLength(2);
    expect(missingIn(grown, '2026-10-01T12:00')).toEqual(
      missingIn(leagueAfter(...begun(true), ...seated), '2026-10-01T12:00'),
    );
  });

  it('has the same boards for whoever may not see its line-ups yet', () => {
    const league = leagueAfter(...begun(true), lineUp('m1', 'a', ['a1', 'a2']));
    const now = '2026-10-01T12:00';
    const seen = leagueSeenBy({ isLeader: false, teams: [], now }, league);
    const [first] = seen.matches;
    if (first === undefined) throw new Error('a match is planned');
    expect(boardsOf(seen, first)).toHaveLength(2);
  });
});
