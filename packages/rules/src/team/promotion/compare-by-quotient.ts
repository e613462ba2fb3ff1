import type { FinishedTeam } from './promotion-request.ts';

/** The better share of the first of two sums over matches, without division. */
const byShare = (one: number, matches: number, other: number, otherMatches: number): number =>
  other * matches - one * otherMatches;

/**
 * Compares teams of different groups, the better first: match points per match, then board points per
 * match, so that groups of different sizes are alike; teams without a match come last.
 */
export function compareByQuotient(one: FinishedTeam, other: FinishedTeam): number {
  if (one.matches === 0 || other.matches === 0) {
    return Number(one.matches === 0) - Number(other.matches === 0);
  }
  return (
    byShare(one.matchHalfPoints, one.matches, other.matchHalfPoints, other.matches) ||
    byShare(one.gameHalfPoints, one.matches, other.gameHalfPoints, other.matches)
  );
}
