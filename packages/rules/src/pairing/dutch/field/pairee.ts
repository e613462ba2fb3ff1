import type { Colour } from '../../../kernel/colour.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { ColourPreference } from './colour-preference.ts';

/** The float of a player in a round: against fewer points, against more, or neither. */
export type Float = 'down' | 'up' | 'level';

/** A player to be paired, with the facts that criteria use. */
export interface Pairee {
  /** The tournament pairing number. */
  readonly no: PlayerNo;
  /** The position in the order of 1.2 among the present players, from 0. */
  readonly index: number;
  /** Including the virtual points of the round. */
  readonly score: HalfPoints;
  /** The opponents of games played. */
  readonly opponents: readonly PlayerNo[];
  /** The colours of games played, oldest first; other rounds leave no gap. */
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly preference: ColourPreference;
  readonly floatBefore: Float;
  readonly floatTwoBefore: Float;
  /** C2: no pairing-allocated bye and no win's points without playing so far. */
  readonly mayHaveBye: boolean;
  /** Rounds so far without a game. */
  readonly unplayedRounds: number;
  readonly isTopscorer: boolean;
  /** Whether the TPN counts as odd in 5.2.5. */
  readonly hasOddNumber: boolean;
}
