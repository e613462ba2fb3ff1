import type { Reason } from '../../kernel/reason.ts';

/** Every code of the reasons that only the Burstein system has; it shares others with the Dutch one. */
export const bursteinReasonCodes = [
  'burstein.seeding-round',
  'burstein.paired-by-index',
  'burstein.paired-from-above',
  'burstein.bye',
] as const;

export type BursteinReason = Reason<(typeof bursteinReasonCodes)[number]>;
