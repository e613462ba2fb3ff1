import { ratingDifference } from '../../../kernel/fide-expectation-table.ts';
import { fraction, roundHalfUp } from '../../../kernel/fraction.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { NormPlayer } from '../norm-rule-set.ts';

/**
 * The rating that counts for an unrated opponent.
 *
 * @article FIDE B.01 2024 1.4.6
 */
export const unratedOpponent = 1400;

const ownRating = ({ rating }: NormPlayer): number => rating ?? unratedOpponent;

/** The sum of opponents' ratings, and the opponent whose rating was raised to the floor. */
export interface RatingSum {
  readonly sum: number;
  /** null: none. */
  readonly lifted: PlayerNo | null;
}

/**
 * The sum of the opponents' ratings: the lowest one counts as the title's floor if it is below, and no
 * other one does; an unrated opponent counts with 1400.
 *
 * @article FIDE B.01 2024 1.4.6
 */
export function ratingSum(opponents: readonly NormPlayer[], floor: number): RatingSum {
  const sum = opponents.reduce((all, opponent) => all + ownRating(opponent), 0);
  const [first, ...others] = opponents;
  if (first === undefined) return { sum, lifted: null };
  const lowest = others.reduce(
    (low, each) => (ownRating(each) < ownRating(low) ? each : low),
    first,
  );
  const lift = floor - ownRating(lowest);
  return lift > 0 ? { sum: sum + lift, lifted: lowest.no } : { sum, lifted: null };
}

/**
 * An average by the rules: halves up.
 *
 * @article FIDE B.01 2024 1.4.7
 */
export const roundedAverage = (sum: number, games: number): number =>
  roundHalfUp(fraction(sum, games));

/**
 * The rating difference that a score adds to the average of the opponents: by its percentage, rounded,
 * halves up.
 *
 * @article FIDE B.01 2024 1.4.9
 */
export const scoreDifference = (halfPoints: HalfPoints, games: number): number =>
  ratingDifference(roundHalfUp(fraction(50 * halfPoints, games)));

/**
 * 35 % of the points, rounded up to a half-point.
 *
 * @article FIDE B.01 2024 1.4.8b
 */
export const leastHalfPoints = (games: number): HalfPoints => Math.ceil((70 * games) / 100);
