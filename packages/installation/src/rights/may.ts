import { type Act, isAllowed, permission } from './matrix.ts';
import type { Role } from './role.ts';
import { holds, type Place, type Scope } from './scope.ts';

/** A role, and what it is given for. */
export interface Right {
  readonly role: Role;
  readonly for: Scope;
}

/**
 * Whether a right reaches as far as an act. A right for an event says nothing of the organisation,
 * and a task on some boards nothing of acts at boards that are not named.
 */
function reaches({ for: scope }: Right, act: Act, place: Place, moment: string): boolean {
  const { about } = permission(act);
  if (about === 'nothing') return true;
  if (about === 'organisation' && scope.kind !== 'organisation') return false;
  if (about === 'board' && scope.kind === 'task' && place.board === null) return false;
  return holds(scope, place, moment);
}

/** Whether whoever has these rights may do something at a place; `moment` in UTC, ISO 8601. */
export const may = (
  rights: readonly Right[],
  act: Act,
  place: Place,
  moment: string,
): boolean =>
  isAllowed('everybody', act) ||
  rights.some((right) => isAllowed(right.role, act) && reaches(right, act, place, moment));

/** Whether these rights allow something anywhere at all, as a door asks that does not know the board yet. */
export const mayAnywhere = (rights: readonly Right[], act: Act): boolean =>
  isAllowed('everybody', act) || rights.some(({ role }) => isAllowed(role, act));
