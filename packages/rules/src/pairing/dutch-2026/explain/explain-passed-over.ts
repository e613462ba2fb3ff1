import type { FieldPair } from '../brackets/pair-field.ts';
import { inConflict } from '../criteria/c01-no-rematch.ts';
import { colourForbids } from '../criteria/c03-absolute-preferences.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { DutchReason, DutchReasonCode } from '../reason-codes.ts';

interface Exclusion {
  readonly code: DutchReasonCode;
  readonly article: string;
}

const met: Exclusion = { code: 'dutch.passed-over-met', article: 'C.04.3 (2026) C1' };
const forbidden: Exclusion = { code: 'dutch.passed-over-forbidden', article: 'C.04.2 (2026)' };
const absolute: Exclusion = {
  code: 'dutch.passed-over-absolute-colour',
  article: 'C.04.3 (2026) C3',
};
const colour: Exclusion = { code: 'dutch.passed-over-colour', article: 'C.04.3 (2026) C12' };
const upfloat: Exclusion = { code: 'dutch.passed-over-upfloat', article: 'C.04.3 (2026) C15, C17' };
const rest: Exclusion = { code: 'dutch.passed-over-rest', article: 'C.04.3 (2026) 3.8' };

/**
 * The first rule that speaks against two players meeting. Where none does, the bracket as a whole
 * would have been worse, or the players left could not all have been paired.
 */
function exclusionOf(field: Field, { higher, lower, role }: FieldPair, other: Pairee): Exclusion {
  if (inConflict(field.conflicts, higher.index, other.index)) {
    return higher.opponents.includes(other.no) ? met : forbidden;
  }
  if (colourForbids(higher, other)) return absolute;
  const wish = higher.preference.colour;
  if (wish !== null && wish === other.preference.colour && wish !== lower.preference.colour) {
    return colour;
  }
  const floatedUp = other.floatBefore === 'up' || other.floatTwoBefore === 'up';
  return role === 'moved-down' && floatedUp ? upfloat : rest;
}

/** Why a player did not get a more natural opponent, the reasons in the order of those passed over. */
export function explainPassedOver(field: Field, pair: FieldPair): readonly DutchReason[] {
  const groups = new Map<Exclusion, Pairee[]>();
  for (const other of pair.passedOver) {
    const exclusion = exclusionOf(field, pair, other);
    groups.set(exclusion, [...(groups.get(exclusion) ?? []), other]);
  }
  return [...groups].map(([exclusion, others]) => ({
    ...exclusion,
    facts: { player: pair.higher.no, passedOverPlayers: others.map(({ no }) => no) },
  }));
}
