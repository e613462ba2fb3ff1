/** @regulation DSU 2002 4.13.5 */
import { expect, it } from 'vitest';
import { dividedIntoTeams, emptyMemberValues } from '../src/index.ts';

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
