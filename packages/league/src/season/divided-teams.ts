import { olympiadTeams } from '@rokade/rules';
import type { MemberValues } from '../league-values.ts';

/**
 * Players divided into teams of like strength, each team in the order of its boards. They are put in order
 * by rating; those without one keep the order in which they stand, behind the others. There are no
 * more teams than players, and at least one.
 *
 * @article DSU 2002 4.13.5
 */
export function dividedIntoTeams(
  players: readonly MemberValues[],
  teams: number,
): readonly (readonly MemberValues[])[] {
  const ordered = players.toSorted((one, other) => other.rating - one.rating);
  const count = Math.max(1, Math.min(teams, players.length));
  return olympiadTeams(ordered.length, count).map((numbers) =>
    numbers.flatMap((number) => ordered[number - 1] ?? []),
  );
}
