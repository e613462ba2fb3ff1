import type { HalfPoints } from '../../kernel/half-points.ts';

/** The rules of a ladder. */
export interface LadderRules {
  readonly code: string;
  /** A later player is placed by a rating this much lower. */
  readonly entryBelow: number;
  /** The highest place of a later player. */
  readonly highestEntry: number;
  /** The most places upwards that a challenge can reach. */
  readonly mostUp: number;
  /** The challenger's half-points needed in the two games. */
  readonly toWin: HalfPoints;
  /** A player who does not meet this many challenges in a row is struck off. */
  readonly refusalsToStrike: number;
  readonly bonus: { readonly winner: number; readonly loser: number; readonly notMet: number };
}

/** @article Tempelhof 2018 III.G.2, III.G.3, III.G.4, III.G.6, III.G.7 */
export const ladder2018: LadderRules = {
  code: 'tempelhof-2018',
  entryBelow: 50,
  highestEntry: 3,
  mostUp: 3,
  toWin: 3,
  refusalsToStrike: 3,
  bonus: { winner: 3, loser: 1, notMet: 0 },
};
