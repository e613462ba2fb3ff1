import { type PointSystem, standardPointValues } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** Editions of FIDE's tie-break rules: annex 3 of 2012, C.07 of August 2024 and of March 2026. */
export const fideEditions = ['2012', '2024', '2026'] as const;
export type FideEdition = (typeof fideEditions)[number];

/** What a tie-break must know of the tournament besides its players and their rounds. */
export interface TieBreakRules {
  readonly edition: FideEdition;
  /** Predetermined pairings (round robin) or not; C.07 treats forfeits by this. */
  readonly system: 'swiss' | 'round-robin';
  readonly points: PointSystem;
  /** Rounds of the whole tournament; null or left out: those that count so far. */
  readonly roundsPlanned?: number | null;
  /** Who left the tournament; null or left out: seen from the rounds (Tempelhof III.A.12–13 only). */
  readonly withdrawn?: ReadonlySet<PlayerNo> | null;
  /** Those of them none of whose results count: they stand behind everybody. Left out: nobody. */
  readonly struck?: ReadonlySet<PlayerNo>;
  /** A published rating for the unrated; null or left out: rating tie-breaks are dropped then. */
  readonly unratedAs?: number | null;
}

/** A Swiss tournament with 1 – ½ – 0 under C.07 as in force since 1 March 2026. */
export const defaultTieBreakRules: TieBreakRules = {
  edition: '2026',
  system: 'swiss',
  points: standardPointValues,
};
