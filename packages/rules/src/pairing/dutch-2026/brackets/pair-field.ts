import type { HalfPoints } from '../../../kernel/half-points.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { scoregroups } from '../../dutch/brackets/bracket.ts';
import {
  downfloatersOf,
  type FieldPair,
  type FieldPairing,
  pairsOf,
} from '../../dutch/brackets/field-pairs.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { pairLookingAhead } from './look-ahead.ts';

/**
 * Pairs a field for which a complete pairing exists, bracket by bracket from the top.
 * `@article FIDE C.04.3 2026 1.9`
 */
export function pairField(field: Field, byeScore: HalfPoints | null): FieldPairing {
  const groups = scoregroups(field.pairees);
  const pairs: FieldPair[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const stage = { field, mdps, residents, next, rest: groups.slice(index + 2).flat(), byeScore };
    const paired = pairLookingAhead(stage);
    invariant(paired !== null, 'a bracket of a completable field can be paired');
    pairs.push(...pairsOf(stage, paired));
    mdps = downfloatersOf(stage, paired);
  }
  invariant(mdps.length <= 1, 'at most one player is left over');
  return { pairs, bye: mdps[0] ?? null };
}
