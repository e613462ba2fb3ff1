import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** The options of a play-off, beside the general request. Numbers are those drawn by lot. */
export interface PlayOffOptions {
  /**
   * The tied players by the tournament's next tie-break, best first; used with five or more, and when
   * three are tied again. Default: the order of numbers.
   */
  readonly ranking?: readonly PlayerNo[];
  /** The seed for the colours of sudden death, which is to be published. '' if none was given. */
  readonly seed?: string;
}

/** The general request with a play-off's options. */
export type PlayOffRequest = PairingRequest & PlayOffOptions;
