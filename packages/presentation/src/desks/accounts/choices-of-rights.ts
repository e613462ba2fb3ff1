import {
  type InstallationId,
  ownInstallation,
  type Right,
  roles,
  scopesOfRole,
} from '@rokade/installation';
import { nameWithGroup } from '@rokade/tournament';
import { organisationName } from '../../forms/organisation-name.ts';
import type { Locale } from '../../words/locale.ts';

/** What rights can be for: other organisations, and this one's events and tournaments. */
interface Scopes {
  readonly organisations: readonly (Parameters<typeof organisationName>[0] & {
    readonly id: InstallationId;
  })[];
  readonly events: readonly {
    readonly id: string;
    readonly summary: { readonly name: string } | null;
  }[];
  readonly tournaments: readonly {
    readonly id: string;
    readonly name: string;
    readonly group: string;
  }[];
}

/** The scope of a right as the value in a form. */
const inForm = (scope: Right['for']): string => JSON.stringify(scope);

const allOf = (organisation: InstallationId): string =>
  inForm({ kind: 'organisation', organisation });

const oneOf = (event: string): string => inForm({ kind: 'event', event });

/** The choices in the form for giving a right: the roles, and what each can be for. */
export function choicesOfRights(
  { t }: Pick<Locale<'server'>, 't'>,
  { organisations, events, tournaments }: Scopes,
) {
  return {
    roles: roles
      .filter((role) => scopesOfRole[role].length > 0)
      .map((value) => ({ value, text: t(`role.${value}`) })),
    scopes: [
      { value: allOf(ownInstallation), text: t('account.for-everything') },
      ...organisations.map((one) => ({
        value: allOf(one.id),
        text: t('account.all-of', { organisation: organisationName(one) }),
      })),
      ...events.map(({ id, summary }) => ({
        value: oneOf(id),
        text: t('account.for-event', { event: summary?.name ?? id }),
      })),
      ...tournaments.map((one) => ({ value: oneOf(one.id), text: nameWithGroup(one) })),
    ],
  };
}
