import type { Criterion } from '../criteria/criterion.ts';
import type { Couple } from './bracket-matching.ts';

/**
 * Why no candidate with a more natural opponent was chosen, everything decided before being the
 * same.
 * - `barred`: the two may not meet, or would have met after another exchange.
 * - `incomplete`: not all the others could have been paired.
 * - `worse`: the best of those candidates meets this criterion less well, and all above it no
 *   better.
 * - `unknown`: not examined, as the bracket is large.
 */
export type PassedOverCause =
  | { readonly kind: 'barred' | 'incomplete' | 'unknown' }
  | { readonly kind: 'worse'; readonly criterion: Criterion };

/** A more natural opponent whom the first of a couple did not get. */
export interface PassedOver {
  readonly vertex: number;
  readonly cause: PassedOverCause;
}

/** Two players who meet, and the first few whom the first of them did not get. */
export interface ExplainedCouple {
  readonly couple: Couple;
  readonly passedOver: readonly PassedOver[];
}

/** How a bracket was paired; the numbers are BSNs minus one. */
export interface BracketPairing {
  /** Moved-down players and their opponents. */
  readonly mdpCouples: readonly ExplainedCouple[];
  /** Residents paired with each other, the one of S1 first. */
  readonly couples: readonly ExplainedCouple[];
  readonly downfloaters: readonly number[];
}
