import type { Couple } from './bracket-matching.ts';

/** How a bracket was paired; the numbers are BSNs less one. */
export interface BracketPairing {
  /** Moved-down players and their opponents. */
  readonly mdpCouples: readonly Couple[];
  /** Residents among themselves. */
  readonly couples: readonly Couple[];
  readonly downfloaters: readonly number[];
}
