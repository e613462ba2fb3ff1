/** Every code of the reasons of decisions at the board. */
export const lawsReasonCodes = [
  'flag.lost',
  'flag.drawn',
  'flag.club-draw',
  'flag.ended-before',
  'flag.not-proved',
  /** Facts: seconds. */
  'illegal.time',
  'illegal.lost',
  'illegal.drawn',
  'illegal.not-claimed',
  /** Facts: seconds. */
  'claim.time-given',
  /** Facts: seconds. */
  'claim.time-taken',
  'sealed.stands',
  'sealed.lost',
  'sealed.drawn',
  'sealed.not-proved',
] as const;

export type LawsReasonCode = (typeof lawsReasonCodes)[number];
