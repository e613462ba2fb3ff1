import type { DutchOptions } from '../dutch/dutch-request.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** The rating of players without one, unless the arbiter assigns another: FIDE's lowest. */
export const usualProvisionalRating = 1400;

/** The options of the Dubov system: those of the Dutch one, and a rating for players without one. */
export interface DubovOptions extends DutchOptions {
  /** The provisional rating of players without a rating. `@article FIDE C.04.4.1 2026 1.1.2` */
  readonly provisionalRating?: number;
}

/** The general request with the Dubov system's options. */
export type DubovRequest = PairingRequest & DubovOptions;
