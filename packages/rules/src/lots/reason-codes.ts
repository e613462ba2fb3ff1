import type { Reason } from '../kernel/reason.ts';

/** Every code with which a draw of numbers says why. */
export const lotsReasonCodes = [
  /** A group drew from one envelope. Facts: group, envelope, numbers. */
  'lots.varma-envelope',
] as const;

export type LotsReason = Reason<(typeof lotsReasonCodes)[number]>;
