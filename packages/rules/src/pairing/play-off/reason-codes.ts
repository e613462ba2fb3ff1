import type { Reason } from '../../kernel/reason.ts';

/** Every code with which a play-off says why; the catalogue has a text for each. */
export const playOffReasonCodes = [
  'play-off.match',
  'play-off.sudden-death',
  'play-off.round-robin',
  'play-off.knock-out',
  'play-off.out-by-ranking',
  'play-off.free',
  'play-off.opponent-away',
  'play-off.time',
] as const;

export type PlayOffReasonCode = (typeof playOffReasonCodes)[number];
export type PlayOffReason = Reason<PlayOffReasonCode>;
