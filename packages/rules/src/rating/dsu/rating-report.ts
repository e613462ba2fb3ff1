import type { Fraction } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { NotRatedReason } from '../not-rated.ts';
import type { DsuRatingMethod } from './expected-score.ts';
import type { DsuRatingPlayer } from './rated-games.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** One group to be rated. */
export interface DsuRatingRequest {
  /** Everybody in the group, rated or not. */
  readonly players: readonly DsuRatingPlayer[];
  /** The method for the expected score; null = as 4.5.2.1 chooses it. */
  readonly method: DsuRatingMethod | null;
  /** Rate every one-sided forfeit, for files that do not say whether there was notice. */
  readonly rateNoShows: boolean;
}

/** A player's line in the rating report. */
export interface DsuRatingRow {
  readonly no: PlayerNo;
  /** The rating calculated with, R_o: their own or their performance; null = there is none. */
  readonly oldRating: number | null;
  /** Whether `oldRating` is a performance rating. */
  readonly performance: boolean;
  /** Rated games and the points in them. */
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** W_e in points, a multiple of 0.05; 0 where nothing is rated. */
  readonly expected: Fraction;
  /** B in points, 0 or more. */
  readonly bonus: Fraction;
  /** 0 where there is no rating. */
  readonly k: number;
  /** A whole number; null where there is no rating. */
  readonly newRating: number | null;
  readonly change: number | null;
  readonly because: readonly (RatingDsuReason | NotRatedReason)[];
}

/** The rating of a group, rows in the order of the players given. */
export interface DsuRatingReport {
  readonly method: DsuRatingMethod;
  readonly rows: readonly DsuRatingRow[];
}
