import type { PairingRequest } from '../pairing-system.ts';
import type { Cycles } from './schedule.ts';

/** What a round robin can be told besides the common question. */
export interface RoundRobinOptions {
  /** Left out: everybody meets everybody once. */
  readonly cycles?: Cycles;
}

/** The question with what a round robin is told besides. */
export type RoundRobinRequest = PairingRequest & RoundRobinOptions;
