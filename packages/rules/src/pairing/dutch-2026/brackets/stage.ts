import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { BracketAndNext } from '../../dutch/brackets/bracket.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';

/** A bracket to be paired, with everything after it. */
export interface Stage extends BracketAndNext {
  /** All players below the next bracket. */
  readonly rest: readonly Pairee[];
  /** The score of the player who gets the bye (C5), null if there is no bye. */
  readonly byeScore: HalfPoints | null;
}
