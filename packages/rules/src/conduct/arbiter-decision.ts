import { type Reason, reason } from '../kernel/reason.ts';

/** Codes of reasons by the arbiter's decision instead of a rule. */
export const arbiterReasonCodes = [
  'arbiter.altered-draft',
  /** Facts: minutes taken from each clock. */
  'arbiter.paired-late',
] as const;

export type ArbiterReasonCode = (typeof arbiterReasonCodes)[number];

/**
 * The reason of a board that the arbiter changed from the system's pairing. The arbiter's own reason is
 * in the journal's entry.
 *
 * @article DSU 2002 §6
 */
export const alteredByArbiter: Reason<ArbiterReasonCode> = reason('arbiter.altered-draft', '§6');

/**
 * The reason of a pair made after the start of the round, of two players without opponents, with clocks
 * adjusted by the arbiter.
 *
 * @article FIDE 2012 8.3.3
 */
export const pairedLate = (minutes: number): Reason<ArbiterReasonCode> =>
  reason('arbiter.paired-late', 'FIDE 2012 8.3.3', { minutes });
