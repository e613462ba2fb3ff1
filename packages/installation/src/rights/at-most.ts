import { acts, isAllowed, permission } from './matrix.ts';
import type { Right } from './may.ts';
import { givenFor, type Role, roles } from './role.ts';
import { rightKey, withoutDoubles } from './set-rights.ts';

/** Whether somebody in a role may do nothing that another may not. */
const isAtMost = (role: Role, other: Role): boolean =>
  acts.every((act) => !isAllowed(role, act) || isAllowed(other, act));

/** Whether a role does anything but look after its own account. */
const doesAnything = (role: Role): boolean =>
  acts.some(
    (act) => !['nothing', 'account'].includes(permission(act).about) && isAllowed(role, act),
  );

/** In how many rows of the matrix a role stands. */
const reach = (role: Role): number => acts.filter((act) => isAllowed(role, act)).length;

/**
 * The rights that are within one of somebody's own, for the same, those of
 * the least reach first: what they can let a program have.
 */
export const rightsWithin = (own: readonly Right[]): readonly Right[] =>
  withoutDoubles(
    own.flatMap(({ role: most, for: scope }) =>
      roles
        .filter(
          (role) =>
            givenFor[role].includes(scope.kind) && doesAnything(role) && isAtMost(role, most),
        )
        .map((role) => ({ role, for: scope })),
    ),
  ).toSorted((one, other) => reach(one.role) - reach(other.role));

/** Whether a right is within somebody's own. */
export const isWithin = (right: Right, own: readonly Right[]): boolean =>
  rightsWithin(own).some((one) => rightKey(one) === rightKey(right));
