import { type Reason, reason } from '../kernel/reason.ts';

/** Codes of reasons that are nobody's rule but the arbiter's decision. */
export const arbiterReasonCodes = [
  'arbiter.altered-draft',
  /** Facts: minutes taken from each clock. */
  'arbiter.paired-late',
] as const;

export type ArbiterReasonCode = (typeof arbiterReasonCodes)[number];

/**
 * Why a board is as it is when the arbiter changed what the system had paired. Their own reason
 * stands in the journal's entry.
 *
 * @article DSU 2002 §6
 */
export const alteredByArbiter: Reason<ArbiterReasonCode> = reason('arbiter.altered-draft', '§6');

/**
 * Why two meet whom the round's pairing had left without an opponent: they were paired after its
 * start, and the arbiter adjusted their clocks.
 *
 * @article FIDE 2012 8.3.3
 */
export const pairedLate = (minutes: number): Reason<ArbiterReasonCode> =>
  reason('arbiter.paired-late', 'FIDE 2012 8.3.3', { minutes });
