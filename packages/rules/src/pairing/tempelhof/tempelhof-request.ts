import type { PairingRequest } from '../pairing-system.ts';

/**
 * How the first round is made (IV.2): by `lot`, the numbers being the lots drawn, or by
 * `rating-halves`, the strongest of the upper half against the strongest of the lower.
 */
export type FirstRoundRule = 'lot' | 'rating-halves';

/** What the club's Swiss can be told besides the common question. */
export interface TempelhofOptions {
  /** Left out: by lot. */
  readonly firstRound?: FirstRoundRule;
}

/** The question with what the club's Swiss is told besides. */
export type TempelhofRequest = PairingRequest & TempelhofOptions;
