import type { Reason } from '../kernel/reason.ts';

/** Every code of the reasons of drawing numbers. */
export const lotsReasonCodes = [
  /** A group drew from one envelope. Facts: group, envelope, numbers. */
  'lots.varma-envelope',
] as const;

export type LotsReason = Reason<(typeof lotsReasonCodes)[number]>;
