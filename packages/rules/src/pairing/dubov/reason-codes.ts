import type { Reason } from '../../kernel/reason.ts';

/** Every code of the reasons that only the Dubov system has; it shares others with the Dutch one. */
export const dubovReasonCodes = [
  'dubov.paired-by-average',
  'dubov.paired-by-halves',
  'dubov.moved-up',
  'dubov.shifted',
  'dubov.bye',
] as const;

export type DubovReason = Reason<(typeof dubovReasonCodes)[number]>;
