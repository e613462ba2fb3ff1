import type { Reason } from '../../kernel/reason.ts';

/** Every code of the Danish rating's reasons; each has a text. */
export const ratingDsuReasonCodes = [
  'rating-dsu.performance',
  'rating-dsu.performance-undetermined',
  'rating-dsu.performance-repeated',
  'rating-dsu.no-rated-opponents',
  'rating-dsu.no-games',
  'rating-dsu.games-left-out',
  'rating-dsu.never-came',
  'rating-dsu.opponent-never-came',
  'rating-dsu.no-show-rated',
  'rating-dsu.expected-by-average',
  'rating-dsu.expected-by-difference',
  'rating-dsu.bonus',
  'rating-dsu.coefficient',
  'rating-dsu.change',
  'rating-dsu.border-up',
  'rating-dsu.border-down',
  'rating-dsu.winner-keeps',
  'rating-dsu.floor',
] as const;

export type RatingDsuReason = Reason<(typeof ratingDsuReasonCodes)[number]>;
