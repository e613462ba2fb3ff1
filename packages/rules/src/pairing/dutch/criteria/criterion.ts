import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { PassedOverByCriterion } from '../reason-codes.ts';

/** The facts of a bracket that criteria use. */
export interface BracketFacts {
  /** The criteria that are counted in it, by priority. */
  readonly criteria: readonly Criterion[];
  readonly field: Field;
  /** The residents' score; players with more were moved down. */
  readonly score: HalfPoints;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
  /** The residents of the next bracket, if the choice of downfloaters can affect it. */
  readonly next: readonly Pairee[];
}

/** Whether a player of the bracket was moved down into it. */
export const isMdp = (bracket: BracketFacts, { score }: Pairee): boolean => score > bracket.score;

/** The scores of players moved down into the bracket, highest first. */
export const mdpScores = ({ mdps }: BracketFacts): readonly HalfPoints[] => [
  ...new Set(mdps.map(({ score }) => score)),
];

/**
 * A criterion counts failures, the fewer the better: in the pairs made, in the downfloaters, or in the
 * receiver of the bye. A missing function counts none.
 */
export interface Criterion {
  readonly code: `C${number}`;
  /** The reason's code if a more natural opponent was passed over because of this criterion. */
  readonly passedOver: PassedOverByCriterion;
  /**
   * Failures compare class by class, in this order; absent: all together. A pair is in the class of its
   * higher player's score and a downfloater in that of their own, unless the criterion says otherwise.
   */
  byClass?(bracket: BracketFacts): readonly HalfPoints[];
  classOfPair?(higher: Pairee, lower: Pairee): HalfPoints;
  classOfDownfloater?(player: Pairee, bracket: BracketFacts): HalfPoints;
  /** Whether every downfloater counts as a failure. */
  readonly countsDownfloaters?: boolean;
  /** Failures of one pair of the bracket. */
  ofPair?(higher: Pairee, lower: Pairee, bracket: BracketFacts): number;
  /** Failures of one player who leaves the bracket unpaired. */
  ofDownfloater?(player: Pairee, bracket: BracketFacts): number;
  /** Failures of one player who also leaves the next bracket unpaired. */
  ofLeavingNext?(player: Pairee, bracket: BracketFacts): number;
  /** Failures of the player who gets the bye, if they alone leave the bracket. */
  ofByeReceiver?(player: Pairee): number;
  /** The greatest possible number of failures, if a bracket has `pairs` pairs; 0: nothing to compare. */
  atMost(bracket: BracketFacts, pairs: number): number;
}
