import type { HalfPoints } from '../../../kernel/half-points.ts';
import { invariant } from '../../../kernel/invariant.ts';
import {
  downfloatersOf,
  type FieldPair,
  type FieldPairing,
  pairsOf,
} from '../../dutch/brackets/field-pairs.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { pairLookingAhead } from './look-ahead.ts';
import { stageBelow, topStage } from './stage.ts';

/**
 * Pairs a field for which a complete pairing exists, bracket by bracket from the top.
 * `@article FIDE C.04.3 2026 1.9`
 */
export function pairField(field: Field, byeScore: HalfPoints | null): FieldPairing {
  const pairs: FieldPair[] = [];
  let downfloaters: readonly Pairee[] = [];
  for (
    let stage = topStage(field, byeScore);
    stage !== null;
    stage = stageBelow(stage, downfloaters)
  ) {
    const paired = pairLookingAhead(stage);
    invariant(paired !== null, 'a bracket of a completable field can be paired');
    pairs.push(...pairsOf(stage, paired));
    downfloaters = downfloatersOf(stage, paired);
  }
  invariant(downfloaters.length <= 1, 'at most one player is left over');
  return { pairs, bye: downfloaters[0] ?? null };
}
