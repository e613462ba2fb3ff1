import { type Reason, reason } from '../../kernel/reason.ts';

/** Why a side can no longer mate. */
export const mateReasonCodes = [
  'mate.bare-king',
  'mate.knight-alone',
  'mate.bishops-of-one-colour',
  'mate.has-been-mated',
  'mate.stalemate',
  /** No piece of the side can ever attack the other king where it can move. */
  'mate.king-never-attacked',
  /** Wherever the king can be attacked, it has an escape that can never be closed. */
  'mate.always-a-way-out',
  /** However kings and pawns move, no arrangement of the other pieces mates. Facts: positions. */
  'mate.no-arrangement',
  /** Every possible sequence of moves was tried. Facts: positions. */
  'mate.all-tried',
] as const;

export type MateReasonCode = (typeof mateReasonCodes)[number];

export type MateReason = Reason<MateReasonCode>;

/** The reason with the editions' articles by which mate must be possible by a sequence of legal moves. */
export const mateReason = (code: MateReasonCode, facts: Reason['facts'] = {}): MateReason =>
  reason(code, '9.6', facts);
