import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';

/** A bracket to be paired and all that comes after it. */
export interface Stage {
  readonly field: Field;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
  /** The residents of the next bracket; empty for the last one. */
  readonly next: readonly Pairee[];
  /** All below the next bracket. */
  readonly rest: readonly Pairee[];
  /** The score of the player who gets the bye (C5), null if nobody does. */
  readonly byeScore: HalfPoints | null;
}
