import type { Reason } from '../kernel/reason.ts';
import { ratingDsuReasonCodes } from './dsu/reason-codes.ts';
import { ratingDwzReasonCodes } from './dwz/reason-codes.ts';
import { ratingFideReasonCodes } from './fide/reason-codes.ts';

/** The codes that all ratings share. */
export const ratingGameReasonCodes = [
  /** Facts: roundNumber, opponent, rating, halfPoints, expected. */
  'rating.game',
  /** As `rating.game`, with the rating after the limit: used. */
  'rating.game-cut',
  /** A game against an unrated player. Facts: roundNumber, opponent. */
  'rating.opponent-unrated',
  /** A game that the rules leave out because of the difference. Facts: roundNumber, opponent, rating. */
  'rating.too-far-apart',
  /** Facts: leftOut. */
  'rating.not-played',
  'rating.no-games',
] as const;

export type RatingGameReason = Reason<(typeof ratingGameReasonCodes)[number]>;

/** Every code of a rating's reasons. */
export const ratingReasonCodes = [
  ...ratingGameReasonCodes,
  ...ratingDsuReasonCodes,
  ...ratingFideReasonCodes,
  ...ratingDwzReasonCodes,
] as const;
