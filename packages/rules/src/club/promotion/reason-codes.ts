/** Every code of the reasons of promotion and relegation. */
export const promotionReasonCodes = [
  /** The tournament's number. Facts: players, value (numbers with decimals). */
  'promotion.tournament-number',
  /** A class's number. Facts: class, percent, rounds, points, targetHalfPoints. */
  'promotion.target',
  /** Facts of this and all following codes: player, halfPoints, class, targetHalfPoints, most. */
  'promotion.up',
  /** A class above the allowed one was reached. */
  'promotion.up-at-most',
  'promotion.down',
  'promotion.stays',
  /** By the place in a separately played class. Facts of this and all following codes: player, place, class. */
  'promotion.place-up',
  'promotion.place-down',
  'promotion.place-stays',
  /** Shared across the limit: a play-off or a lot decides. */
  'promotion.place-tied',
  /** The player withdrew. Facts of this and the next: player, class. */
  'promotion.withdrew',
  /** Decided by the arbiter. */
  'promotion.by-hand',
] as const;

export type PromotionReasonCode = (typeof promotionReasonCodes)[number];
