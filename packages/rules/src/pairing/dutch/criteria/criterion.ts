import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { DutchReasonCode } from '../reason-codes.ts';

/** The bracket a criterion is asked about. */
export interface BracketFacts {
  /** The criteria that are counted in it, by priority. */
  readonly criteria: readonly Criterion[];
  readonly field: Field;
  /** The residents' score; whoever has more was moved down. */
  readonly score: HalfPoints;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
  /** The residents of the next bracket, where the choice of downfloaters can matter to it. */
  readonly next: readonly Pairee[];
}

/** Whether a player of the bracket was moved down into it. */
export const isMdp = (bracket: BracketFacts, { score }: Pairee): boolean => score > bracket.score;

/** The scores of those moved down into the bracket, highest first. */
export const mdpScores = ({ mdps }: BracketFacts): readonly HalfPoints[] => [
  ...new Set(mdps.map(({ score }) => score)),
];

/**
 * A criterion counts failures, the fewer the better. What it counts lies in the pairs made, in those
 * who float down, or in who gets the bye; what it leaves out it does not count.
 */
export interface Criterion {
  readonly code: `C${number}`;
  /** What is said of a more natural opponent for whose sake it would have been met less well. */
  readonly passedOver: DutchReasonCode;
  /**
   * Failures compare class by class, in this order; left out: all together. A pair is in the class
   * of its higher player's score and a downfloater in that of their own, unless the criterion says
   * otherwise.
   */
  byClass?(bracket: BracketFacts): readonly HalfPoints[];
  classOfPair?(higher: Pairee, lower: Pairee): HalfPoints;
  classOfDownfloater?(player: Pairee, bracket: BracketFacts): HalfPoints;
  /** Whether every downfloater is a failure, whoever they are. */
  readonly countsDownfloaters?: boolean;
  /** Failures in one pair of the bracket. */
  ofPair?(higher: Pairee, lower: Pairee, bracket: BracketFacts): number;
  /** Failures in one player who leaves the bracket unpaired. */
  ofDownfloater?(player: Pairee, bracket: BracketFacts): number;
  /** Failures in one player who leaves the next bracket unpaired as well. */
  ofLeavingNext?(player: Pairee, bracket: BracketFacts): number;
  /** Failures in the player who gets the bye, where they alone leave the bracket. */
  ofByeReceiver?(player: Pairee): number;
  /** The failures that are possible in all, if a bracket has `pairs` pairs; 0: nothing to compare. */
  atMost(bracket: BracketFacts, pairs: number): number;
}
