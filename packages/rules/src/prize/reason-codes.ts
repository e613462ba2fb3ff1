import type { Reason } from '../kernel/reason.ts';

/** The codes that reveal nothing about a player but their result, so that they are public. */
export const impersonalPrizeReasonCodes = [
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
  'prize.play-off-needed',
  'prize.lot-needed',
  'prize.nobody-entitled',
] as const;

/** Every code of the reasons of prizes; each has a text. */
export const prizeReasonCodes = [
  ...impersonalPrizeReasonCodes,
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
  /** Plays for the federation; the citizenship is not known. */
  'prize.citizen-presumed',
  'prize.listed',
  'prize.not-citizens',
  'prize.passed-over',
  'prize.first-kept',
  'prize.better-kept',
] as const;

export type PrizeReasonCode = (typeof prizeReasonCodes)[number];

/**
 * The reason of a prize. Facts whose name ends in `Money` are `MinorUnits`; in `Moneys`, several that
 * are added up.
 */
export type PrizeReason = Reason<PrizeReasonCode>;
