import type { Reason } from '../../kernel/reason.ts';

/** Every code of a round robin's reasons; each has a text. */
export const roundRobinReasonCodes = [
  'round-robin.scheduled',
  'round-robin.second-cycle',
  'round-robin.free-in-table',
  'round-robin.nobody-there',
  'round-robin.opponent-absent',
  'round-robin.opponent-withdrawn',
  'round-robin.has-met',
  'round-robin.no-point',
] as const;

export type RoundRobinReason = Reason<(typeof roundRobinReasonCodes)[number]>;
