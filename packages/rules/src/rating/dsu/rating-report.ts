import type { NotRatedReason } from '../not-rated.ts';
import type { RatingReport, RatingRequest, RatingRow } from '../rating-rule-set.ts';
import type { RatingGameReason } from '../reason-codes.ts';
import type { DsuRatingMethod } from './expected-score.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** One group to be rated; without a method, 4.5.2.1 chooses it. */
export type DsuRatingRequest = RatingRequest<DsuRatingMethod>;

type Because = RatingDsuReason | RatingGameReason | NotRatedReason;

/** A player's line; the expected score is a multiple of 0.05. */
export type DsuRatingRow = RatingRow<Because>;

/** The rating of a group. */
export type DsuRatingReport = RatingReport<DsuRatingMethod, Because>;
