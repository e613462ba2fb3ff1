import {
  compareFractions,
  dividedBy,
  type Fraction,
  fraction,
  minus,
  roundHalfAway,
} from '../../../kernel/fraction.ts';

/** A player on both lists. */
export interface ComparedPlayer {
  /** The registered rating of 1 June. */
  readonly rating: number;
  /** The Elo of 1 July, and the number of games behind it. */
  readonly elo: number;
  readonly games: number;
}

/** How Danish ratings are compared with FIDE's. */
export interface AdjustmentRules {
  /** Players are compared with more games, and more points on both lists, than this. */
  readonly games: number;
  readonly rating: number;
  /** A smaller difference is ignored. */
  readonly least: number;
  readonly step: number;
  /** Above it the full adjustment applies; below it one less for each `fadingBy` points. */
  readonly fullAbove: number;
  readonly fadingBy: number;
  /** The day of the compared ratings, and the days between which they are adjusted, `MM-DD`. */
  readonly ratingsOf: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** @article DSU 2002 4.5.6.1, 4.5.6.2; DSU 2010 4.5.6.1, 4.5.6.2 */
export const dsuAdjustment: AdjustmentRules = {
  games: 30,
  rating: 2100,
  least: 25,
  step: 5,
  fullAbove: 2250,
  fadingBy: 10,
  ratingsOf: '06-01',
  firstDay: '08-01',
  lastDay: '08-15',
};

/**
 * Whether a player is compared, and later adjusted: over 30 rated games, over 2100 on both lists.
 *
 * @article DSU 2002 4.5.6.1; DSU 2010 4.5.6.1
 */
export const isCompared = (
  rules: AdjustmentRules,
  { rating, elo, games }: ComparedPlayer,
): boolean => games > rules.games && rating > rules.rating && elo > rules.rating;

/**
 * The exact average by which Danish ratings are above Elo ratings; null: nobody is compared.
 *
 * @article DSU 2002 4.5.6.1; DSU 2010 4.5.6.1
 */
export function ratingDifferenceOf(
  rules: AdjustmentRules,
  players: readonly ComparedPlayer[],
): Fraction | null {
  const compared = players.filter((player) => isCompared(rules, player));
  if (compared.length === 0) return null;
  const sum = compared.reduce((total, { rating, elo }) => total + rating - elo, 0);
  return fraction(sum, compared.length);
}

/**
 * The adjustment, negative if the Danish ratings are too high; 0: none. The nearest number that ends in
 * 5 or 0; in the middle between two of them the larger.
 *
 * @article DSU 2002 4.5.6.2; DSU 2010 4.5.6.2
 */
export function adjustmentNumber(rules: AdjustmentRules, difference: Fraction): number {
  const size =
    compareFractions(difference, fraction(0)) < 0 ? minus(fraction(0), difference) : difference;
  if (compareFractions(size, fraction(rules.least)) < 0) return 0;
  return rules.step * -roundHalfAway(dividedBy(difference, fraction(rules.step)));
}

/**
 * A rating after the adjustment: above 2250 fully adjusted, below by one less for each ten points down
 * to 2101; none falls below 2100, and ratings up to that are not changed.
 *
 * @article DSU 2002 4.5.6.2; DSU 2010 4.5.6.2
 */
export function adjustedRating(rules: AdjustmentRules, rating: number, adjustment: number): number {
  if (rating <= rules.rating || adjustment === 0) return rating;
  const { fullAbove, fadingBy } = rules;
  const steps = rating > fullAbove ? 0 : 1 + Math.floor((fullAbove - rating) / fadingBy);
  const by = Math.sign(adjustment) * Math.max(0, Math.abs(adjustment) - steps);
  return Math.max(rules.rating, rating + by);
}
