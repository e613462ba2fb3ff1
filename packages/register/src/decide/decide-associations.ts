import { byId, differing, unless } from '@rokade/journal';
import { ok } from '@rokade/rules';
import { associationFields, emptyAssociationValues } from '../fields/association-fields.ts';
import { fieldProblem } from '../fields/field-problem.ts';
import type { AssociationId } from '../ids.ts';
import type { RegisterRefusal } from '../refusal.ts';
import type { AssociationLevel, Register } from '../register.ts';
import { type Decides, refuse } from './decide-people.ts';

/** The height of each level: a lower association belongs to a higher one. */
const heights: Readonly<Record<AssociationLevel, number>> = { club: 0, district: 1, federation: 2 };

function aboveRefusal(
  { associations }: Register,
  level: AssociationLevel,
  above: AssociationId | null | undefined,
): RegisterRefusal | null {
  if (above === null || above === undefined) return null;
  const higher = byId(associations, above);
  if (higher === undefined) return { code: 'register.unknown-association', association: above };
  const isHigher =
    heights[higher.level] > heights[level] || (level === 'district' && higher.level === 'district');
  return isHigher ? null : { code: 'register.wrong-level', association: above };
}

const invalid = (values: Parameters<typeof fieldProblem>[1]): RegisterRefusal | null => {
  const problem = fieldProblem(associationFields, values, 'name');
  return problem === null ? null : { code: 'register.field-invalid', ...problem };
};

/** Enters a club, a district or a federation. */
export const enterAssociation: Decides<'enter-association'> = (
  register,
  { association, level, values, above },
) => {
  if (byId(register.associations, association) !== undefined) {
    return refuse({ code: 'register.id-taken', id: association });
  }
  const refusal =
    invalid({ ...values, name: values.name ?? '' }) ?? aboveRefusal(register, level, above);
  const filled = differing(emptyAssociationValues, values);
  return unless(refusal, [
    { kind: 'association-entered', association, level, values: filled, above },
  ]);
};

/** Whether an association is `other` itself or above it, directly or indirectly. */
export function isOrAbove(
  register: Pick<Register, 'associations'>,
  one: AssociationId,
  of: AssociationId,
): boolean {
  if (one === of) return true;
  const above = byId(register.associations, of)?.above ?? null;
  return above !== null && isOrAbove(register, one, above);
}

/** Changes an association's values, and the association above it. */
export const changeAssociation: Decides<'change-association'> = (
  register,
  { association, changes, above },
) => {
  const before = byId(register.associations, association);
  if (before === undefined) return refuse({ code: 'register.unknown-association', association });
  const values = differing(before.values, changes);
  const moves = above !== undefined && above !== before.above;
  if (Object.keys(values).length === 0 && !moves) return ok([]);
  if (moves && above !== null && isOrAbove(register, association, above)) {
    return refuse({ code: 'register.wrong-level', association: above });
  }
  const refusal = invalid(values) ?? aboveRefusal(register, before.level, above);
  const moved = moves ? { above } : {};
  return unless(refusal, [{ kind: 'association-changed', association, values, ...moved }]);
};
