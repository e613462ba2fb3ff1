import { compareAlphabetically } from '@rokade/rules';
import type { DivisionId, TeamId } from '../ids.ts';
import { divisionOf, type League, squadOf, teamsIn } from '../league.ts';

/** The average rating of the strongest players of a team, as many as there are boards; 0: nobody is rated. */
function strengthOf(league: League, team: TeamId, boards: number): number {
  const ratings = squadOf(league, team)
    .map(({ values }) => values.rating)
    .filter((rating) => rating > 0)
    .toSorted((one, other) => other - one)
    .slice(0, boards);
  return ratings.length === 0
    ? 0
    : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** The teams of a division by the average of their strongest players, then by name; unrated ones last. */
export function teamsByStrength(league: League, id: DivisionId): readonly TeamId[] {
  const boards = divisionOf(league, id)?.values.boards ?? 0;
  return teamsIn(league, id)
    .map(({ id: team, values: { name } }) => ({
      team,
      name,
      strength: strengthOf(league, team, boards),
    }))
    .toSorted(
      (one, other) => other.strength - one.strength || compareAlphabetically(one.name, other.name),
    )
    .map(({ team }) => team);
}
