import type { Side } from './board-result.ts';
import { divisionOf, type League, type Match, squadOf } from './league.ts';

/** The most boards that a match of a division has. */
export const mostBoards = (
  league: Pick<League, 'divisions'>,
  { division }: Pick<Match, 'division'>,
): number => divisionOf(league, division)?.values.boards ?? 0;

/** How many players a side has for a match: by the squad of its line-up, else as it is now; null: none is named. */
function playersFor(
  league: Pick<League, 'members'>,
  match: Pick<Match, 'lineUps' | Side>,
  side: Side,
): number | null {
  const listed = match.lineUps[side]?.listed.length ?? 0;
  return listed || squadOf(league, match[side]).length || null;
}

/**
 * The number of boards of a match: as many as the division has, or where it says so no more than the smaller
 * of both teams has players, since nobody can be sent to a board that there is not.
 *
 * @article DSU 2002 4.13.5
 */
export function boardsIn(
  league: Pick<League, 'divisions' | 'members'>,
  match: Pick<Match, 'division' | 'lineUps' | Side>,
): number {
  const most = mostBoards(league, match);
  if (divisionOf(league, match.division)?.values.boardsByTeams !== true) return most;
  const sizes = (['home', 'away'] as const).flatMap(
    (side) => playersFor(league, match, side) ?? [],
  );
  return Math.min(most, ...sizes);
}
