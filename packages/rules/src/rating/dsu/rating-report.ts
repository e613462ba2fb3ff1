import type { NotRatedReason } from '../not-rated.ts';
import type { RatingReport, RatingRequest, RatingRow } from '../rating-rule-set.ts';
import type { RatingGameReason } from '../reason-codes.ts';
import type { DsuRatingMethod } from './expected-score.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** Facts about a group that one player's games do not show. */
export interface OwnReport {
  /** Whether the player won it, alone or tied on points. */
  readonly won: boolean;
  /** Whether everybody in it met everybody. */
  readonly allPlayAll: boolean;
}

/** One group to be rated; without a method, 4.5.2.1 decides it. */
export interface DsuRatingRequest extends RatingRequest<DsuRatingMethod> {
  /** Set if only the first player's games are known; absent: the group is complete. */
  readonly own?: OwnReport | undefined;
}

type Because = RatingDsuReason | RatingGameReason | NotRatedReason;

/** A player's row; the expected score is a multiple of 0.05. */
export type DsuRatingRow = RatingRow<Because>;

/** The rating of a group. */
export type DsuRatingReport = RatingReport<DsuRatingMethod, Because>;
