import { type Act, isAllowed } from './matrix.ts';
import type { Right } from './may.ts';

/** The events that somebody's rights let them do something with; null: all of the organisation. */
export function eventsWhere(rights: readonly Right[], act: Act): readonly string[] | null {
  const scopes = rights.filter(({ role }) => isAllowed(role, act)).map((right) => right.for);
  const named = scopes.flatMap((scope) => (scope.kind === 'organisation' ? [] : [scope.event]));
  return named.length === scopes.length ? named : null;
}
