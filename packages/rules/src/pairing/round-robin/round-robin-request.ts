import type { PairingRequest } from '../pairing-system.ts';
import type { Cycles } from './schedule.ts';

/** The options of a round robin, beside the general request. */
export interface RoundRobinOptions {
  /** Default: everybody meets everybody once. */
  readonly cycles?: Cycles;
}

/** The general request with a round robin's options. */
export type RoundRobinRequest = PairingRequest & RoundRobinOptions;
