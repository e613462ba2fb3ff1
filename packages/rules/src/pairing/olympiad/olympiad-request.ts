import type { PairingRequest } from '../pairing-system.ts';

/** What an olympiad tournament can be told besides the common question. */
export interface OlympiadOptions {
  /** How many teams there are, at least 2; left out: the article's 4. */
  readonly teams?: number;
}

/** The question with what an olympiad tournament is told besides. */
export type OlympiadRequest = PairingRequest & OlympiadOptions;
