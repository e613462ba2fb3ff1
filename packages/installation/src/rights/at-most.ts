import { acts, isAllowed, permission } from './matrix.ts';
import type { Right } from './may.ts';
import { type Role, roles, scopesOfRole } from './role.ts';
import { rightKey, withoutDoubles } from './set-rights.ts';

/** Whether a role allows nothing that another does not. */
const isAtMost = (role: Role, other: Role): boolean =>
  acts.every((act) => !isAllowed(role, act) || isAllowed(other, act));

/** Whether a role allows anything beside managing one's own account. */
const doesAnything = (role: Role): boolean =>
  acts.some(
    (act) => !['nothing', 'account'].includes(permission(act).about) && isAllowed(role, act),
  );

/** The number of acts that a role allows. */
const reach = (role: Role): number => acts.filter((act) => isAllowed(role, act)).length;

/**
 * The rights that are within one of these rights, with the same scope, those with fewest acts first:
 * the rights that their owner can give a program.
 */
export const rightsWithin = (own: readonly Right[]): readonly Right[] =>
  withoutDoubles(
    own.flatMap(({ role: most, for: scope }) =>
      roles
        .filter(
          (role) =>
            scopesOfRole[role].includes(scope.kind) && doesAnything(role) && isAtMost(role, most),
        )
        .map((role) => ({ role, for: scope })),
    ),
  ).toSorted((one, other) => reach(one.role) - reach(other.role));

/** Whether a right is within one of these rights. */
export const isWithin = (right: Right, own: readonly Right[]): boolean =>
  rightsWithin(own).some((one) => rightKey(one) === rightKey(right));
