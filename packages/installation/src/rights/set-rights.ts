import { fieldsOf, idBy, kindsOf, listOf, type Shape, text, wordOf } from '@rokade/journal';
import { ownInstallation, parseInstallationId } from '../own-installation.ts';
import type { Right } from './may.ts';
import { type Role, roles, scopesOfRole } from './role.ts';
import type { ScopeKind } from './scope.ts';

/** The parts of a right: what somebody is, and of what. */
export const rightFields = {
  role: wordOf(roles),
  for: kindsOf({
    organisation: { organisation: idBy(parseInstallationId) },
    event: { event: text },
  }),
};

/** A right of an account; rights for tasks come with links. */
export const rightShape: Shape<Right> = fieldsOf(rightFields);

/** Sets the rights of an account, replacing all former ones. */
export const rightsOfAccount = {
  account: text,
  /** The account's name, for the history. */
  name: text,
  rights: listOf(rightShape, { most: 1000 }),
};

/** The role cannot have this scope. */
export interface RightsRefusal {
  readonly code: 'rights.other-scope';
  readonly role: Role;
  readonly scope: ScopeKind;
}

/** Rights by account, for accounts in the book. */
export type RightsByAccount = Readonly<Record<string, readonly Right[]>>;

/** Why rights are refused, or null. */
export function rightsRefusal(rights: readonly Right[]): RightsRefusal | null {
  const wrong = rights.find(({ role, for: scope }) => !scopesOfRole[role].includes(scope.kind));
  return wrong === undefined
    ? null
    : { code: 'rights.other-scope', role: wrong.role, scope: wrong.for.kind };
}

/** Identifies a right: its role and scope. */
export const rightKey = ({ role, for: scope }: Right): string =>
  `${role} ${scope.kind} ${scope.kind === 'organisation' ? scope.organisation : scope.event}`;

/** The rights without duplicates. */
export const withoutDoubles = (rights: readonly Right[]): readonly Right[] => [
  ...new Map(rights.map((right) => [rightKey(right), right])).values(),
];

/** The id of the event or other organisation that a right is limited to; null: the first organisation. */
export function rightIsFor(scope: Right['for']): string | null {
  if (scope.kind !== 'organisation') return scope.event;
  return scope.organisation === ownInstallation ? null : scope.organisation;
}

/** Whether rights include those of the installation's owners. */
export const isOwner = (rights: readonly Right[]): boolean =>
  rights.some(
    ({ role, for: scope }) =>
      role === 'owner' && scope.kind === 'organisation' && scope.organisation === ownInstallation,
  );
