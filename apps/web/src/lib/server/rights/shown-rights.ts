import {
  type InstallationId,
  ownInstallation,
  type Right,
  roles,
  scopesOfRole,
} from '@rokade/installation';
import { organisationName } from '@rokade/presentation/forms/organisation-name.ts';
import type { TournamentSummary } from '@rokade/server';
import { rightText } from '@rokade/texts';
import { nameOfEvent } from '../events/named-event.ts';

/** A right as a page shows it. */
export interface ShownRight extends Pick<Right, 'role' | 'for'> {
  readonly text: string;
}

const nameOf = ({ name, group }: TournamentSummary): string =>
  group === '' ? name : `${name}, ${group}`;

/** The scope of a right as the value in a form. */
const inForm = (scope: Right['for']): string => JSON.stringify(scope);

const allOf = (organisation: InstallationId): string =>
  inForm({ kind: 'organisation', organisation });

const oneOf = (event: string): string => inForm({ kind: 'event', event });

/** Describes rights in the reader's language, with the names of books and organisations. */
export async function shownRights(
  { app, t }: App.Locals,
  rights: readonly Right[],
): Promise<readonly ShownRight[]> {
  const nameFor = async (scope: Right['for']): Promise<string | null> => {
    if (scope.kind !== 'organisation') {
      return (await nameOfEvent(app, scope.event)) ?? t('account.gone-event');
    }
    const { organisation } = scope;
    if (organisation === ownInstallation) return null;
    return (await app.organisations.find(organisation))?.name || organisation;
  };
  const say = async ({ role, for: scope }: Right): Promise<ShownRight> => ({
    role,
    for: scope,
    text: rightText(t, { role, event: await nameFor(scope) }),
  });
  return Promise.all(rights.map(say));
}

/** The greatest number of tournaments offered for a right, the last changed first. */
const mostOffered = 200;

/**
 * The choices in the form for giving a right: the roles, and the organisations, events and
 * tournaments.
 */
export async function rightChoices({ app, t }: App.Locals) {
  const { organisation } = app;
  const question = {
    archived: false,
    organisation,
    order: 'newest-change',
    most: mostOffered,
  } as const;
  const { tournaments } = await app.tournaments.page(question);
  const sound = tournaments.filter(({ damaged }) => damaged === null);
  const others = (await app.organisations.list()).filter(({ id }) => id !== ownInstallation);
  const events = (await app.events.list()).filter(
    (one) => !one.archived && one.damaged === null && one.organisation === organisation,
  );
  return {
    roles: roles
      .filter((role) => scopesOfRole[role].length > 0)
      .map((value) => ({ value, text: t(`role.${value}`) })),
    scopes: [
      { value: allOf(ownInstallation), text: t('account.for-everything') },
      ...others.map((one) => ({
        value: allOf(one.id),
        text: t('account.all-of', { organisation: organisationName(one) }),
      })),
      ...events.map(({ id, summary }) => ({
        value: oneOf(id),
        text: t('account.for-event', { event: summary?.name ?? id }),
      })),
      ...sound.map((one) => ({ value: oneOf(one.id), text: nameOf(one) })),
    ],
  };
}
