import type { Colour } from '../kernel/colour.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { Float } from './dutch/field/pairee.ts';

/** The strength of a player's colour preference (C.04.3 1.7; 2017: A.6). */
export type PreferenceKind = 'absolute' | 'mild' | 'none' | 'strong';

/** The facts about a player that the rules use when a round is paired. */
export interface ChecklistLine {
  readonly no: PlayerNo;
  /** The points won in the tournament. */
  readonly halfPoints: HalfPoints;
  /** The acceleration points for this round. */
  readonly virtualHalfPoints: HalfPoints;
  /** The colour in each round so far, index 0 is round 1; null if no game was played. */
  readonly colours: readonly (Colour | null)[];
  /** Games with White minus games with Black. */
  readonly colourDifference: number;
  readonly preference: { readonly colour: Colour | null; readonly kind: PreferenceKind };
  /** The float of the player in the previous round, and in the one before. */
  readonly floatBefore: Float;
  readonly floatTwoBefore: Float;
  readonly mayHaveBye: boolean;
  /** Rounds so far without a game. */
  readonly unplayedRounds: number;
  readonly isTopscorer: boolean;
  /** Opponents so far, in order of rounds. */
  readonly opponents: readonly PlayerNo[];
}
