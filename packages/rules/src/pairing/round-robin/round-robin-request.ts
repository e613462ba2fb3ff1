import type { PairingRequest } from '../pairing-system.ts';
import type { Cycles } from './schedule.ts';

/** What a round robin can be told besides the common question. */
export interface RoundRobinRequest extends PairingRequest {
  /** Left out: everybody meets everybody once. */
  readonly cycles?: Cycles;
}
