import type { Reason } from '../kernel/reason.ts';

/** Every code with which prizes say why; the catalogue has a text for each. */
export const prizeReasonCodes = [
  'prize.single',
  'prize.shared',
  'prize.shared-one',
  'prize.remainder',
  'prize.by-order',
  'prize.equal-in-everything',
  'prize.half-shared',
  'prize.half-shared-one',
  'prize.half-by-order',
  'prize.honour-by-order',
  'prize.after-play-off',
  'prize.after-lot',
  'prize.rating-from-to',
  'prize.rating-from',
  'prize.rating-to',
  'prize.rated',
  'prize.unrated',
  'prize.woman',
  'prize.senior',
  'prize.junior',
  'prize.club',
  'prize.citizen',
  /** Entered for the federation; of what they are a citizen nobody said. */
  'prize.citizen-presumed',
  'prize.listed',
  'prize.not-citizens',
  'prize.passed-over',
  'prize.first-kept',
  'prize.better-kept',
  'prize.play-off-needed',
  'prize.lot-needed',
  'prize.nobody-entitled',
] as const;

export type PrizeReasonCode = (typeof prizeReasonCodes)[number];

/**
 * Why a prize is given as it is. Facts whose name ends in `Money` are `MinorUnits`; in `Moneys`,
 * several that are added up.
 */
export type PrizeReason = Reason<PrizeReasonCode>;
