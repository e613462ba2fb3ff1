import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** What a cup can be told besides the common question. Numbers are those drawn by lot. */
export interface CupOptions {
  /**
   * Who is given a bye in the preliminary round, the first to be considered first; asked for in
   * round 1 alone. More than there are byes play; the byes left over go by lot.
   */
  readonly byes?: readonly PlayerNo[];
  /** Who won the lots of this round, one of each match for which lots are to be drawn. */
  readonly lotWinners?: readonly PlayerNo[];
}

/** The question with what a cup is told besides. */
export type CupRequest = PairingRequest & CupOptions;
