import { byId, differing } from '@rokade/journal';
import { ok } from '@rokade/rules';
import type { SingleCommand } from '../command.ts';
import { associationFields, unsaidAssociation } from '../fields/association-fields.ts';
import { fieldProblem } from '../fields/field-problem.ts';
import type { AssociationId } from '../ids.ts';
import type { RegisterRefusal } from '../refusal.ts';
import type { AssociationLevel, Register } from '../register.ts';
import { type Decision, refuse } from './decide-people.ts';

/** Lower stands under higher. */
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
export function enterAssociation(
  register: Register,
  command: Extract<SingleCommand, { kind: 'enter-association' }>,
): Decision {
  const { association, level, values, above } = command;
  if (byId(register.associations, association) !== undefined) {
    return refuse({ code: 'register.id-taken', id: association });
  }
  const refusal =
    invalid({ ...values, name: values.name ?? '' }) ?? aboveRefusal(register, level, above);
  if (refusal !== null) return refuse(refusal);
  const said = differing(unsaidAssociation, values);
  return ok([{ kind: 'association-entered', association, level, values: said, above }]);
}

/** Whether an association is another, or stands above it at some remove. */
export function isOrAbove(
  register: Pick<Register, 'associations'>,
  one: AssociationId,
  of: AssociationId,
): boolean {
  if (one === of) return true;
  const above = byId(register.associations, of)?.above ?? null;
  return above !== null && isOrAbove(register, one, above);
}

/** Changes what is said of an association, and what stands above it. */
export function changeAssociation(
  register: Register,
  { association, changes, above }: Extract<SingleCommand, { kind: 'change-association' }>,
): Decision {
  const before = byId(register.associations, association);
  if (before === undefined) return refuse({ code: 'register.unknown-association', association });
  const values = differing(before.values, changes);
  const moves = above !== undefined && above !== before.above;
  if (Object.keys(values).length === 0 && !moves) return ok([]);
  if (moves && above !== null && isOrAbove(register, association, above)) {
    return refuse({ code: 'register.wrong-level', association: above });
  }
  const refusal = invalid(values) ?? aboveRefusal(register, before.level, above);
  if (refusal !== null) return refuse(refusal);
  const moved = moves ? { above } : {};
  return ok([{ kind: 'association-changed', association, values, ...moved }]);
}
