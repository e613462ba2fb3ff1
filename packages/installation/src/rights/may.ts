import { ownInstallation } from '../own-installation.ts';
import { type Act, isAllowed, permission } from './matrix.ts';
import type { Role } from './role.ts';
import { holds, isInForce, type Place, type Scope } from './scope.ts';

/** A role with its scope. */
export interface Right {
  readonly role: Role;
  readonly for: Scope;
}

/** The rights in force at a moment, UTC, ISO 8601. */
export const rightsAt = (rights: readonly Right[], moment: string): readonly Right[] =>
  rights.filter((right) => isInForce(right.for, moment));

/** Whether a right in an organisation allows an act on what others handed in to it. */
const wasHandedIn = (scope: Scope, act: Act, { handedTo }: Place): boolean =>
  permission(act).ofHandedIn === true &&
  scope.kind === 'organisation' &&
  handedTo.includes(scope.organisation);

/**
 * Whether a right's scope covers an act at a place. A right for an event does not cover the
 * organisation; a task, which comes without an account, covers neither the organisation nor a board
 * that is not named. An act about the whole installation needs a right in the installation's first
 * organisation, wherever it is done.
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

/** Whether these rights, all in force, allow an act at a place. */
export const may = (rights: readonly Right[], act: Act, place: Place): boolean =>
  isAllowed('everybody', act) ||
  rights.some((right) => isAllowed(right.role, act) && reaches(right, act, place));
