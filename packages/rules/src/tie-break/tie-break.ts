import type { Fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { EncounterStep } from './fide/encounter-table.ts';
import type { TieBreakReason } from './reason-codes.ts';
import type { ScoreTable } from './score-table.ts';

/** One line of a computed tie-break, so that a person can add it up again. */
export interface Working {
  /** The round (from 1) the summand comes from. */
  readonly roundNumber: number;
  /** null: nobody, or somebody who stands in for a missing opponent. */
  readonly opponent: PlayerNo | null;
  /** What the opponent's score counts for, in half-points; 0 where it does not matter. */
  readonly opponentHalfPoints: HalfPoints;
  /** What the player themselves got, where it matters (Sonneborn-Berger, Koya). */
  readonly ownHalfPoints?: HalfPoints;
  /** The opponent's rating, performance or tie-break that is averaged or summed. */
  readonly opponentValue?: Fraction;
  /** What each board of a match gave, in points, where boards matter; index 0 is board 1. */
  readonly boardPoints?: readonly Fraction[];
  /** The summand, in the unit of the stages. */
  readonly contribution: Fraction;
  /**
   * The first stage (from 0) whose sum takes this line in; 0 = counted from the start. A line that
   * is cut has the number of stages, so that none takes it in.
   */
  readonly fromStage: number;
  /** Where the opponent's score comes from, or why the line does not count. */
  readonly because?: readonly TieBreakReason[];
}

/**
 * A tie-break's value: its stages in the order they are compared. One stage for most; almindelig
 * korrektion has three. In points, ratings or places, as the tie-break says.
 */
export interface TieBreakValue {
  readonly stages: readonly Fraction[];
  readonly workings: readonly Working[];
  /** What holds for the value as a whole. */
  readonly because?: readonly TieBreakReason[];
  /** Compared before the stages, higher first; left out = in front of all that have it (2012 E). */
  readonly precedence?: number;
  /** The tables of direct encounter, in the order they were made. */
  readonly encounters?: readonly EncounterStep[];
}

/** How a tie-break is called and compared. */
export interface TieBreakHead {
  /** The code of the regulations (`DSU-AK`) or of TRF 202 (`BH/C1`). */
  readonly code: string;
  readonly article: string;
  /** Left out: the higher value stands in front. */
  readonly order?: 'lower-first';
  /**
   * `points`: at the head of the list it ranks instead of the points. `title`: it parts the first
   * of the table from those tied with them, and decides nothing else. Left out: every tie.
   */
  readonly decides?: 'points' | 'title';
}

/** A tie-break: one file each. `Table` is that of players; teams have one of their own. */
export interface TieBreak<Table = ScoreTable> extends TieBreakHead {
  /**
   * Values for the players of `tied` (equal in everything before), from the table of all players.
   * A tie-break that does not depend on the group ignores `tied` but for whom to answer. null where
   * the rules drop it or it is undefined.
   */
  compute(table: Table, tied: readonly PlayerNo[]): ReadonlyMap<PlayerNo, TieBreakValue | null>;
}
