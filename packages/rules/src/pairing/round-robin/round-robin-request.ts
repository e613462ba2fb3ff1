import type { PairingRequest } from '../pairing-system.ts';
import type { Cycles } from './schedule.ts';

/** The options of a round robin, beside the general request. */
export interface RoundRobinOptions {
  /** Default: everybody meets everybody once. */
  readonly cycles?: Cycles;
  /** Berger's tables twice: the last two rounds of the first cycle are not exchanged. */
  readonly keepsLastRounds?: boolean;
}

/** The general request with a round robin's options. */
export type RoundRobinRequest = PairingRequest & RoundRobinOptions;
