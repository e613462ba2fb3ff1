import type { Reason } from '../kernel/reason.ts';
import { ratingDsuReasonCodes } from './dsu/reason-codes.ts';
import { ratingDwzReasonCodes } from './dwz/reason-codes.ts';
import { ratingFideReasonCodes } from './fide/reason-codes.ts';

/** What every rating says alike. */
export const ratingGameReasonCodes = [
  /** Facts: roundNumber, opponent, rating, halfPoints, expected. */
  'rating.game',
  /** The same, with the number it was cut to: used. */
  'rating.game-cut',
  /** A game against somebody who has no number. Facts: roundNumber, opponent. */
  'rating.opponent-unrated',
  /** A game that the rules leave out for its difference. Facts: roundNumber, opponent, rating. */
  'rating.too-far-apart',
  /** Facts: leftOut. */
  'rating.not-played',
  'rating.no-games',
] as const;

export type RatingGameReason = Reason<(typeof ratingGameReasonCodes)[number]>;

/** Every code with which a rating says why. */
export const ratingReasonCodes = [
  ...ratingGameReasonCodes,
  ...ratingDsuReasonCodes,
  ...ratingFideReasonCodes,
  ...ratingDwzReasonCodes,
] as const;
