import { type PointSystem, standardPointValues } from '../kernel/half-points.ts';
import type { KeizerRules } from '../kernel/keizer.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** Editions of FIDE's tie-break rules: annex 3 of 2012, C.07 of August 2024 and of March 2026. */
export const fideEditions = ['2012', '2024', '2026'] as const;
export type FideEdition = (typeof fideEditions)[number];

/** The tournament's facts that a tie-break needs, beside its players and their rounds. */
export interface TieBreakRules {
  readonly edition: FideEdition;
  /** Predetermined pairings (round robin) or not, on which C.07's treatment of forfeits depends. */
  readonly system: 'swiss' | 'round-robin';
  readonly points: PointSystem;
  /** Rounds of the whole tournament; null or absent: the counting ones so far. */
  readonly roundsPlanned?: number | null;
  /** The withdrawn players; null or absent: derived from the rounds (Tempelhof III.A.12–13 only). */
  readonly withdrawn?: ReadonlySet<PlayerNo> | null;
  /** The withdrawn players of whom no result counts: they come after everybody. Default: nobody. */
  readonly struck?: ReadonlySet<PlayerNo>;
  /** A published rating for the unrated; null or absent: rating tie-breaks are then dropped. */
  readonly unratedAs?: number | null;
  /** How a club counts by Keizer; absent: as most clubs do. */
  readonly keizer?: KeizerRules;
}

/** A Swiss tournament with 1 – ½ – 0 by C.07 as in force since 1 March 2026. */
export const defaultTieBreakRules: TieBreakRules = {
  edition: '2026',
  system: 'swiss',
  points: standardPointValues,
};
