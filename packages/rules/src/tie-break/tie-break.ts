import type { Fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { EncounterStep } from './fide/encounter-table.ts';
import type { TieBreakReason } from './reason-codes.ts';
import type { ScoreTable } from './score-table.ts';

/** One line of a calculated tie-break, so that a person can verify the sum. */
export interface Working {
  /** The round (from 1) of the contribution. */
  readonly roundNumber: number;
  /** null: no opponent, or a virtual one. */
  readonly opponent: PlayerNo | null;
  /** The counting score of the opponent, in half-points; 0 if it does not matter. */
  readonly opponentHalfPoints: HalfPoints;
  /** The player's own half-points, if they matter (Sonneborn-Berger, Koya). */
  readonly ownHalfPoints?: HalfPoints;
  /** The opponent's rating, performance or tie-break that is averaged or summed. */
  readonly opponentValue?: Fraction;
  /** The points of each board of a match, if boards matter; index 0 is board 1. */
  readonly boardPoints?: readonly Fraction[];
  /** The contribution, in the unit of the stages. */
  readonly contribution: Fraction;
  /**
   * The first stage (from 0) whose sum includes this line; 0 = from the start. For a line that is cut
   * it is the number of stages, so that none includes it.
   */
  readonly fromStage: number;
  /** The origin of the opponent's score, or why the line does not count. */
  readonly because?: readonly TieBreakReason[];
}

/**
 * A tie-break's value: its stages in the order of comparison. Most have one stage; almindelig
 * korrektion has three. In points, ratings or places, depending on the tie-break.
 */
export interface TieBreakValue {
  readonly stages: readonly Fraction[];
  readonly workings: readonly Working[];
  /** Reasons about the value as a whole. */
  readonly because?: readonly TieBreakReason[];
  /** Compared before the stages, higher first; absent = before all that have it (2012 E). */
  readonly precedence?: number;
  /** The tables of direct encounter, in order. */
  readonly encounters?: readonly EncounterStep[];
}

/** The name of a tie-break, and how its values are compared. */
export interface TieBreakHead {
  /** The code in the regulations (`DSU-AK`) or in TRF 202 (`BH/C1`). */
  readonly code: string;
  readonly article: string;
  /** Default: the higher value comes first. */
  readonly order?: 'lower-first';
  /**
   * `points`: at the head of the list it ranks instead of the points. `title`: it only separates the
   * first of the table from the players tied with them. Default: every tie.
   */
  readonly decides?: 'points' | 'title';
}

/** A tie-break; each has a file. `Table` is that of players; teams have one of their own. */
export interface TieBreak<Table = ScoreTable> extends TieBreakHead {
  /**
   * The values of the players in `tied` (equal in everything before), from the table of all players. A
   * tie-break that does not depend on the group uses `tied` only for whom to return values. null if the
   * rules drop it or it is undefined.
   */
  compute(table: Table, tied: readonly PlayerNo[]): ReadonlyMap<PlayerNo, TieBreakValue | null>;
}
