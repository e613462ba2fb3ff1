import type { Reason } from '../kernel/reason.ts';

/** Codes of reasons that are nobody's rule but the arbiter's decision. */
export const arbiterReasonCodes = ['arbiter.altered-draft'] as const;

export type ArbiterReasonCode = (typeof arbiterReasonCodes)[number];

/**
 * Why a board is as it is when the arbiter changed what the system had paired. His own reason stands
 * in the journal's entry.
 *
 * @article DSU 2002 §6
 */
export const alteredByArbiter: Reason<ArbiterReasonCode> = {
  code: 'arbiter.altered-draft',
  article: '§6',
  facts: {},
};
