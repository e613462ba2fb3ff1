import { type Reason, reason } from '../../kernel/reason.ts';

/** Why a side can no longer give mate. */
export const mateReasonCodes = [
  'mate.bare-king',
  'mate.knight-alone',
  'mate.bishops-of-one-colour',
  'mate.has-been-mated',
  'mate.stalemate',
  /** No man of the side can ever attack the other king where it may go. */
  'mate.king-never-attacked',
  /** The king is attacked nowhere without a way out that nobody can ever close. */
  'mate.always-a-way-out',
  /** Every series of moves there is was tried. Facts: positions. */
  'mate.all-tried',
] as const;

export type MateReasonCode = (typeof mateReasonCodes)[number];

export type MateReason = Reason<MateReasonCode>;

/** Where the editions say that mate must be possible by some series of legal moves. */
export const mateReason = (code: MateReasonCode, facts: Reason['facts'] = {}): MateReason =>
  reason(code, '9.6', facts);
