import type { Reason } from '../../kernel/reason.ts';

/** Every code of the DWZ's reasons; each has a text. */
export const ratingDwzReasonCodes = [
  'rating-dwz.coefficient-1992',
  'rating-dwz.coefficient-2026',
  'rating-dwz.k-given',
  'rating-dwz.change-1992',
  'rating-dwz.change-2026',
  'rating-dwz.floor',
  'rating-dwz.first',
  'rating-dwz.first-with-draw',
  'rating-dwz.first-lifted',
  'rating-dwz.first-games',
  'rating-dwz.first-score',
] as const;

export type RatingDwzReason = Reason<(typeof ratingDwzReasonCodes)[number]>;
