import type { PairingRequest } from '../pairing-system.ts';

/**
 * How the first round is paired (IV.2): by `lot`, with the drawn numbers as lots, or by
 * `rating-halves`, the strongest of the upper half against the strongest of the lower.
 */
export type FirstRoundRule = 'lot' | 'rating-halves';

/** The options of the club's Swiss system, beside the general request. */
export interface TempelhofOptions {
  /** Default: by lot. */
  readonly firstRound?: FirstRoundRule;
}

/** The general request with the options of the club's Swiss system. */
export type TempelhofRequest = PairingRequest & TempelhofOptions;
