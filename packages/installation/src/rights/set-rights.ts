import { fieldsOf, idBy, kindsOf, listOf, type Shape, text, wordOf } from '@rokade/journal';
import { ownInstallation, parseInstallationId } from '../own-installation.ts';
import type { Right } from './may.ts';
import { givenFor, type Role, roles } from './role.ts';
import type { ScopeKind } from './scope.ts';

/** A right as an account has it; one for a task comes with a link. */
export const rightShape: Shape<Right> = fieldsOf({
  role: wordOf(roles),
  for: kindsOf({
    organisation: { organisation: idBy(parseInstallationId) },
    event: { event: text },
  }),
});

/** The rights of an account, these and no others. */
export const rightsOfAccount = {
  account: text,
  /** What the account is called, for the history. */
  name: text,
  rights: listOf(rightShape, { most: 1000 }),
};

/** A role is not given for what it was to be given for. */
export interface RightsRefusal {
  readonly code: 'rights.other-scope';
  readonly role: Role;
  readonly scope: ScopeKind;
}

/** Rights by account, of those accounts that the book speaks of. */
export type RightsByAccount = Readonly<Record<string, readonly Right[]>>;

/** Why rights cannot be given, or null. */
export function rightsRefusal(rights: readonly Right[]): RightsRefusal | null {
  const wrong = rights.find(({ role, for: scope }) => !givenFor[role].includes(scope.kind));
  return wrong === undefined
    ? null
    : { code: 'rights.other-scope', role: wrong.role, scope: wrong.for.kind };
}

/** What tells a right from others: its role and what it is given for. */
export const rightKey = ({ role, for: scope }: Right): string =>
  `${role} ${scope.kind} ${scope.kind === 'organisation' ? scope.organisation : scope.event}`;

/** Each right once. */
export const withoutDoubles = (rights: readonly Right[]): readonly Right[] => [
  ...new Map(rights.map((right) => [rightKey(right), right])).values(),
];

/** What alone a right is for, an event or another organisation, by its id; null: the first organisation. */
export function rightIsFor(scope: Right['for']): string | null {
  if (scope.kind !== 'organisation') return scope.event;
  return scope.organisation === ownInstallation ? null : scope.organisation;
}

/** Whether rights are those of whom the installation belongs to. */
export const isOwner = (rights: readonly Right[]): boolean =>
  rights.some(
    ({ role, for: scope }) =>
      role === 'owner' && scope.kind === 'organisation' && scope.organisation === ownInstallation,
  );
