import { groupedBy } from '@rokade/rules';
import type { TeamId } from '../ids.ts';
import { beginningOf, divisionOf, type League, type Match, sideOf } from '../league.ts';
import { matchScore } from './match-score.ts';
import { calledOffBy } from './withdrawn.ts';

/** The matches of a team, in the order of their days; those without a day last, by round. */
export const matchesOfTeam = ({ matches }: League, team: TeamId): readonly Match[] =>
  matches
    .filter((match) => sideOf(match, team) !== null)
    .toSorted((one, other) => {
      const [a, b] = [beginningOf(one) || '9999', beginningOf(other) || '9999'];
      return a === b ? one.round - other.round : a < b ? -1 : 1;
    });

/**
 * The match to which a team turns now: the first of today or later that is not over, or with whose sheet
 * the team has not agreed yet; where there is none, one that should have been played. null: none is left.
 */
export function nextMatchOf(league: League, team: TeamId, now: string): Match | null {
  const open = matchesOfTeam(league, team).filter((match) => {
    if (calledOffBy(league, match) !== null) return false;
    const { by, points } = matchScore(league, match);
    const side = sideOf(match, team);
    const isAgreed = side === null || match.agreed[side] !== null;
    return points === null || (by === 'boards' && match.forfeited === '' && !isAgreed);
  });
  const today = now.slice(0, 10);
  return open.find(({ meeting: { day } }) => day >= today) ?? open[0] ?? null;
}

/** The matches of a division by round, the first round first; a round that was drawn may have none. */
export function roundsOf(
  { divisions, matches }: Pick<League, 'divisions' | 'matches'>,
  division: string,
): readonly { readonly round: number; readonly matches: readonly Match[] }[] {
  const own = groupedBy(
    matches.filter((match) => match.division === division),
    ({ round }) => round,
  );
  const drawn = divisionOf({ divisions }, division)?.drawn ?? [];
  const rounds = new Set([...own.keys(), ...drawn.map(({ round }) => round)]);
  return [...rounds]
    .toSorted((one, other) => one - other)
    .map((round) => ({ round, matches: own.get(round) ?? [] }));
}

/** The round of a division that is to be played next: the first with a match that is not over; 0 = none. */
export function roundNow(league: League, division: string): number {
  const rounds = roundsOf(league, division);
  const open = rounds.find(({ matches }) =>
    matches.some((match) => matchScore(league, match).points === null),
  );
  return open?.round ?? rounds.at(-1)?.round ?? 0;
}
