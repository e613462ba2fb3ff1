import type { Colour } from '../../../kernel/colour.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { ColourPreference } from './colour-preference.ts';

/** How a round moved a player: against one with fewer points, with more, or neither. */
export type Float = 'down' | 'up' | 'level';

/** A player to be paired, with all that the criteria ask about them. */
export interface Pairee {
  /** The tournament pairing number. */
  readonly no: PlayerNo;
  /** The place in the order of 1.2 among those present, from 0. */
  readonly index: number;
  /** With the virtual points of the round. */
  readonly score: HalfPoints;
  /** Whom they played. */
  readonly opponents: readonly PlayerNo[];
  /** The colours of the games played, oldest first; other rounds leave no gap. */
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly preference: ColourPreference;
  readonly floatBefore: Float;
  readonly floatTwoBefore: Float;
  /** C2: they have had no bye by the pairing and no win's points without playing. */
  readonly mayHaveBye: boolean;
  /** Rounds so far in which they played no game. */
  readonly unplayedRounds: number;
  readonly isTopscorer: boolean;
  /** Whether their TPN counts as odd in 5.2.5. */
  readonly hasOddNumber: boolean;
}
