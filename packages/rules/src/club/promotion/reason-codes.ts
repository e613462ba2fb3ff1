/** Every code with which promotion and relegation say why. */
export const promotionReasonCodes = [
  /** The tournament's number. Facts: players, value (numbers with decimals). */
  'promotion.tournament-number',
  /** A class's number. Facts: class, percent, rounds, points, targetHalfPoints. */
  'promotion.target',
  /** Facts: player, halfPoints, class, targetHalfPoints, most; so with all that follow. */
  'promotion.up',
  /** Further up than allowed was reached. */
  'promotion.up-at-most',
  'promotion.down',
  'promotion.stays',
] as const;

export type PromotionReasonCode = (typeof promotionReasonCodes)[number];
