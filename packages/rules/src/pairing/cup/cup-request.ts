import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** The options of a cup, beside the general request. Numbers are those drawn by lot. */
export interface CupOptions {
  /**
   * The players with a bye in the preliminary round, in order of preference; only used in round 1. If
   * there are more players than byes, the rest play; remaining byes go by lot.
   */
  readonly byes?: readonly PlayerNo[];
  /** The winners of the lots of this round, one for each match that needs a lot. */
  readonly lotWinners?: readonly PlayerNo[];
}

/** The general request with a cup's options. */
export type CupRequest = PairingRequest & CupOptions;
