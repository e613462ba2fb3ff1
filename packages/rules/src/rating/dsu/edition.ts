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
  /** The code in a tournament's journal: `dsu-2002`. */
  readonly code: string;
  /** The document's name in citations. */
  readonly document: string;
  /** The first day, ISO. */
  readonly from: string;
  /** Whether it was inferred from reports about it. */
  readonly inferred: boolean;
  /** Whether unplayed games of teams' members are rated like others. */
  readonly ratesTeamNoShows: boolean;
  /** Whether games are rated in which a reserve was put in after half an hour. */
  readonly ratesLateReserves: boolean;
  /** Table 1. */
  readonly expectedScores: readonly ExpectedScoreLine[];
  /** Table 2. */
  readonly ratingDifferences: RatingDifferenceTable;
  /** The widest span of ratings for the average method; null if there is no such method. */
  readonly averageMethodSpan: number | null;
  /** The excess of a score up to 5 games over the expected one for a bonus; ½ more for each 2 games. */
  readonly bonusThreshold: Fraction;
  /** Highest first; the last one also applies to every lower rating. */
  readonly coefficients: readonly [Coefficient, ...Coefficient[]];
  /** The lowest possible rating. */
  readonly floor: number;
}

/**
 * The rating system as printed in Skakhåndbogen, section 4, about 2002.
 *
 * @article DSU 2002 4.5.2.1, 4.5.2.2, 4.5.2.3, 4.5.2.6, 4.5.7
 */
export const dsuRating2002: DsuRatingEdition = {
  code: 'dsu-2002',
  document: 'DSU 2002',
  from: '',
  inferred: false,
  ratesTeamNoShows: true,
  ratesLateReserves: true,
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

/**
 * The later print, about 2010: the calculation is the same, and it also rates team events, but only
 * played games, and not those of a reserve put in after half an hour.
 *
 * @article DSU 2010 4.5.2.1, 4.5.2.2, 4.5.2.3, 4.5.2.6, 4.5.4.2, 4.5.7
 */
export const dsuRating2010: DsuRatingEdition = {
  ...dsuRating2002,
  code: 'dsu-2010',
  document: 'DSU 2010',
  from: '2010-01-01',
  ratesTeamNoShows: false,
  ratesLateReserves: false,
};

/**
 * The known part of the board's decisions of February 2015: no average method any more, and a bonus
 * from half a point less on.
 */
export const dsuRating2015: DsuRatingEdition = {
  ...dsuRating2010,
  code: 'dsu-2015',
  document: 'DSU 2015',
  from: '2015-02-12',
  inferred: true,
  averageMethodSpan: null,
  bonusThreshold: fraction(1),
};

/**
 * The change of June 2024 as clubs described it: no rating below 1200. The lift of every rating below
 * 2000 by half of the distance to 2000 on that day is an act of the register (`register/lift.ts`), not
 * part of rating an event.
 */
export const dsuRating2024: DsuRatingEdition = {
  ...dsuRating2015,
  code: 'dsu-2024',
  document: 'DSU 2024',
  from: '2024-06-01',
  floor: 1200,
};
