import type { PairingRequest } from '../pairing-system.ts';

/** The options of an olympiad tournament, beside the general request. */
export interface OlympiadOptions {
  /** The number of teams, at least 2; default: the article's 4. */
  readonly teams?: number;
}

/** The general request with an olympiad tournament's options. */
export type OlympiadRequest = PairingRequest & OlympiadOptions;
