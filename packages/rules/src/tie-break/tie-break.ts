import type { Fraction } from '../kernel/fraction.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';

/** A player as standings and tie-breaks see him. */
export interface ScoredPlayer {
  readonly no: PlayerNo;
  readonly rating: number | null;
  /** The rounds that count, index 0 is round 1; all players have the same number of rounds. */
  readonly records: readonly RoundRecord[];
}

/** One line of a computed tie-break, so that a person can add it up again. */
export interface Working {
  /** The round (from 1) the summand comes from. */
  readonly roundNumber: number;
  readonly opponent: PlayerNo | null;
  /** What the opponent's score counts for, in half-points. */
  readonly opponentHalfPoints: number;
  /** The summand in points, like the stages. */
  readonly contribution: Fraction;
  /** The first stage (from 0) whose sum takes this line in; 0 = counted from the start. */
  readonly fromStage: number;
}

/**
 * A tie-break's value: its stages in the order they are compared, each in points. One stage for
 * most; almindelig korrektion has three. `null` where the rules drop it.
 */
export interface TieBreakValue {
  readonly stages: readonly Fraction[];
  readonly workings: readonly Working[];
}

/** A tie-break: one file each. */
export interface TieBreak {
  /** The code on the command line: `DSU-AK`, `BH-C1`. */
  readonly code: string;
  readonly article: string;
  /**
   * Values for the players of `tied` (equal in everything before), from the table of all players.
   * A tie-break that does not depend on the group ignores `tied` but for whom to answer.
   */
  compute(
    players: readonly ScoredPlayer[],
    tied: readonly PlayerNo[],
  ): ReadonlyMap<PlayerNo, TieBreakValue | null>;
}
