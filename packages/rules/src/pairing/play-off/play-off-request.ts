import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** What a play-off can be told besides the common question. Numbers are those drawn by lot. */
export interface PlayOffOptions {
  /**
   * Those tied by the next tie-break of the tournament, the best first; it counts with five or more,
   * and when three are tied again. Left out, the numbers are that order.
   */
  readonly ranking?: readonly PlayerNo[];
  /** What the colours of sudden death are drawn from; is to be published. '' if nobody gave one. */
  readonly seed?: string;
}

/** The question with what a play-off is told besides. */
export type PlayOffRequest = PairingRequest & PlayOffOptions;
