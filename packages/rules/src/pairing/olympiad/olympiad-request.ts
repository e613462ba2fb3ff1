import type { PairingRequest } from '../pairing-system.ts';

/** What an olympiad tournament can be told besides the common question. */
export interface OlympiadRequest extends PairingRequest {
  /** How many teams there are, at least 2; left out: the article's 4. */
  readonly teams?: number;
}
