import { ownInstallation } from '../own-installation.ts';
import { type Act, isAllowed, permission } from './matrix.ts';
import type { Role } from './role.ts';
import { holds, isInForce, type Place, type Scope } from './scope.ts';

/** A role, and what it is given for. */
export interface Right {
  readonly role: Role;
  readonly for: Scope;
}

/** The rights that count at a moment, UTC, ISO 8601. */
export const rightsAt = (rights: readonly Right[], moment: string): readonly Right[] =>
  rights.filter((right) => isInForce(right.for, moment));

/** Whether a right in an organisation lets look at what others handed in to it. */
const wasHandedIn = (scope: Scope, act: Act, { handedTo }: Place): boolean =>
  permission(act).ofHandedIn === true &&
  scope.kind === 'organisation' &&
  handedTo.includes(scope.organisation);

/**
 * Whether a right reaches as far as an act. A right for an event says nothing of the organisation,
 * and a task, which comes without an account, nothing of one, nor of a board that is not named. What
 * is about the whole installation is for the organisation it began with, wherever it is done.
 */
function reaches({ for: scope }: Right, act: Act, place: Place): boolean {
  const { about } = permission(act);
  if (about === 'account') return scope.kind !== 'task';
  if (about === 'installation') {
    return scope.kind === 'organisation' && scope.organisation === ownInstallation;
  }
  if (about === 'organisation' && scope.kind !== 'organisation') return false;
  if (about === 'board' && scope.kind === 'task' && place.board === null) return false;
  return holds(scope, place) || wasHandedIn(scope, act, place);
}

/** Whether whoever has these rights, all in force, may do something at a place. */
export const may = (rights: readonly Right[], act: Act, place: Place): boolean =>
  isAllowed('everybody', act) ||
  rights.some((right) => isAllowed(right.role, act) && reaches(right, act, place));
