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
  /** The document, as articles are cited. */
  readonly document: string;
  /** The first day, ISO. */
  readonly from: string;
  /** Whether it is concluded from reports about it. */
  readonly inferred: boolean;
  /** Whether games that members of teams did not play are rated as others are. */
  readonly ratesTeamNoShows: boolean;
  /** Whether games are rated in which a reserve was put in after half an hour. */
  readonly ratesLateReserves: boolean;
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
 * The later print, about 2010: it calculates alike, and rates team events as well, of them only what was
 * played, and not by a reserve who was put in after half an hour.
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
 * What became known of the board's decisions of February 2015: no average method any more, and a bonus
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
 * What clubs wrote of the change of June 2024: nobody below 1200. That every number below 2000 was lifted
 * by half of the way to 2000 on that day is an act on the register (`register/lift.ts`), no part of rating an event.
 */
export const dsuRating2024: DsuRatingEdition = {
  ...dsuRating2015,
  code: 'dsu-2024',
  document: 'DSU 2024',
  from: '2024-06-01',
  floor: 1200,
};
