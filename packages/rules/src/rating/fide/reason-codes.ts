import type { Reason } from '../../kernel/reason.ts';

/** Every code of FIDE's rating's reasons; each has a text. */
export const ratingFideReasonCodes = [
  'rating-fide.k-given',
  'rating-fide.k-unknown',
  'rating-fide.k-reached-2400',
  'rating-fide.k-junior',
  'rating-fide.k-new',
  'rating-fide.k-usual',
  'rating-fide.k-lowered',
  'rating-fide.too-unequal',
  'rating-fide.change',
  'rating-fide.below-floor',
  'rating-fide.first',
  'rating-fide.first-at-most',
  'rating-fide.first-games',
  'rating-fide.first-no-points',
  'rating-fide.first-too-low',
] as const;

export type RatingFideReason = Reason<(typeof ratingFideReasonCodes)[number]>;
