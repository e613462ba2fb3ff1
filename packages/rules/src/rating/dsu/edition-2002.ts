import {
  type ExpectedScoreLine,
  expectedScoreTable2002,
} from '../../kernel/expected-score-table.ts';
import { type Fraction, fraction } from '../../kernel/fraction.ts';
import {
  type RatingDifferenceTable,
  ratingDifferenceTable2002,
} from './rating-difference-table.ts';

/** A development coefficient and the lowest rating that has it. */
export interface Coefficient {
  readonly from: number;
  readonly k: number;
}

/** Everything in which editions of the Danish rating system differ. */
export interface DsuRatingEdition {
  /** As stored with a tournament: `dsu-2002`. */
  readonly code: string;
  /** Table 1. */
  readonly expectedScores: readonly ExpectedScoreLine[];
  /** Table 2. */
  readonly ratingDifferences: RatingDifferenceTable;
  /** The widest span of ratings for the average method; null where there is no such method. */
  readonly averageMethodSpan: number | null;
  /** What a score up to 5 games must exceed the expected one by for a bonus; ½ more each 2 games. */
  readonly bonusThreshold: Fraction;
  /** Highest first; the last one holds for every lower rating too. */
  readonly coefficients: readonly [Coefficient, ...Coefficient[]];
  /** No rating ends below it. */
  readonly floor: number;
}

/**
 * The rating system as printed in Skakhåndbogen, section 4, about 2002.
 *
 * @article DSU 2002 4.5.2.1, 4.5.2.2, 4.5.2.3, 4.5.2.6, 4.5.7; DSU 2010 4.5.2.1, 4.5.2.2, 4.5.2.3, 4.5.2.6, 4.5.7
 */
export const dsuRating2002: DsuRatingEdition = {
  code: 'dsu-2002',
  expectedScores: expectedScoreTable2002,
  ratingDifferences: ratingDifferenceTable2002,
  averageMethodSpan: 200,
  bonusThreshold: fraction(3, 2),
  coefficients: [
    { from: 2400, k: 10 },
    { from: 2000, k: 20 },
    { from: 1600, k: 30 },
    { from: Number.NEGATIVE_INFINITY, k: 45 },
  ],
  floor: 1000,
};
