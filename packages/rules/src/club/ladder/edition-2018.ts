import type { HalfPoints } from '../../kernel/half-points.ts';

/** How a ladder is climbed. */
export interface LadderRules {
  readonly code: string;
  /** Who comes later is placed by a rating so much lower. */
  readonly entryBelow: number;
  /** And no higher than this place. */
  readonly highestEntry: number;
  /** Who may be challenged: so many places up at most. */
  readonly mostUp: number;
  /** What the challenger must score in the two games. */
  readonly toWin: HalfPoints;
  /** So many challenges in a row not met strike a player off. */
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
