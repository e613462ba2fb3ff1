import { expectedPercent } from '../../kernel/expected-score-table.ts';
import {
  type Fraction,
  fraction,
  minus,
  roundHalfUp,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { DsuRatingEdition } from './edition.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** The method for the expected score of a group's players. */
export type DsuRatingMethod = 'average' | 'difference';

/** An opponent in a rated game. */
export interface RatedOpponent {
  readonly no: number;
  readonly rating: number;
}

/** The expected score, a multiple of 0.05, with the reasons. */
export interface ExpectedScore {
  readonly score: Fraction;
  readonly because: RatingDsuReason;
}

/**
 * The nearest multiple of 0.05, halves up: 3.33 and 3.34 give 3.35, 3.82 gives 3.80, 3.72 gives 3.70.
 *
 * @article DSU 2002 4.5.2.1; DSU 2010 4.5.2.1
 */
export const roundToTwentieth = (score: Fraction): Fraction =>
  fraction(roundHalfUp(times(score, fraction(20))), 20);

/**
 * Average method: M × P(Ro − Ra) − ½, where M counts the player and those they have a rated game with,
 * and Ra is their average rating, rounded to a whole number, halves up. In a full all-play-all these
 * are the whole group; if games are left out, the rest of it for this player. A player who has met the
 * opponents several times has an expected score that many times as high.
 *
 * @article DSU 2002 4.5.2.1 §1; DSU 2010 4.5.2.1 §1
 */
function byAverage(
  rating: number,
  opponents: readonly RatedOpponent[],
  edition: DsuRatingEdition,
): ExpectedScore {
  const ratings = [...new Map(opponents.map(({ no, rating: other }) => [no, other])).values()];
  const members = ratings.length + 1;
  const sum = ratings.reduce((total, other) => total + other, rating);
  const average = roundHalfUp(fraction(sum, members));
  const percent = expectedPercent(edition.expectedScores, rating - average);
  const once = minus(fraction(members * percent, 100), fraction(1, 2));
  const score = roundToTwentieth(times(once, fraction(opponents.length, ratings.length)));
  return {
    score,
    because: {
      code: 'rating-dsu.expected-by-average',
      article: '4.5.2.1',
      facts: { members, average, difference: rating - average, percent, expected: toNumber(score) },
    },
  };
}

/**
 * Difference method: the sum of P(Ro − Ri) over the opponents in rated games.
 *
 * @article DSU 2002 4.5.2.1 §2; DSU 2010 4.5.2.1 §2
 */
function byDifference(
  rating: number,
  opponents: readonly RatedOpponent[],
  edition: DsuRatingEdition,
): ExpectedScore {
  const percents = opponents.map((opponent) =>
    expectedPercent(edition.expectedScores, rating - opponent.rating),
  );
  const sum = percents.reduce((total, percent) => total + percent, 0);
  const score = roundToTwentieth(fraction(sum, 100));
  return {
    score,
    because: {
      code: 'rating-dsu.expected-by-difference',
      article: '4.5.2.1',
      facts: { games: opponents.length, percent: sum, expected: toNumber(score) },
    },
  };
}

/** The expected score against these opponents, at least one. */
export const expectedScore = (
  method: DsuRatingMethod,
  rating: number,
  opponents: readonly RatedOpponent[],
  edition: DsuRatingEdition,
): ExpectedScore =>
  method === 'average'
    ? byAverage(rating, opponents, edition)
    : byDifference(rating, opponents, edition);
