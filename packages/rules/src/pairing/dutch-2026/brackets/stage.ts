import type { HalfPoints } from '../../../kernel/half-points.ts';
import { type BracketAndNext, scoregroups } from '../../dutch/brackets/bracket.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';

/** A bracket to be paired, with everything after it. */
export interface Stage extends BracketAndNext {
  /** All players below the next bracket. */
  readonly rest: readonly Pairee[];
  /** The score of the player who gets the bye (C5), null if there is no bye. */
  readonly byeScore: HalfPoints | null;
}

/** The top bracket of those that the players have by their scores; null: there are no players. */
function stageOf(
  mdps: readonly Pairee[],
  players: readonly Pairee[],
  { field, byeScore }: Pick<Stage, 'field' | 'byeScore'>,
): Stage | null {
  const [residents, next = [], ...further] = scoregroups(players);
  return residents === undefined
    ? null
    : { field, mdps, residents, next, rest: further.flat(), byeScore };
}

/** The top bracket of a field; null: nobody is in the field. */
export const topStage = (field: Field, byeScore: HalfPoints | null): Stage | null =>
  stageOf([], field.pairees, { field, byeScore });

/** The bracket after another one, which some players leave; null: it was the last. */
export const stageBelow = (stage: Stage, downfloaters: readonly Pairee[]): Stage | null =>
  stageOf(downfloaters, [...stage.next, ...stage.rest], stage);
