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
  /** By the place in a class that was played by itself. Facts: player, place, class; so with all that follow. */
  'promotion.place-up',
  'promotion.place-down',
  'promotion.place-stays',
  /** Shared with somebody on the other side of the line: a play-off or a lot decides. */
  'promotion.place-tied',
  /** Withdrew. Facts: player, class; so with the next. */
  'promotion.withdrew',
  /** Decided by whoever leads play. */
  'promotion.by-hand',
] as const;

export type PromotionReasonCode = (typeof promotionReasonCodes)[number];
