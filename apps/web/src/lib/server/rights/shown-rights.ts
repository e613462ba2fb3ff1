import { ownInstallation, type Right } from '@rokade/installation';
import { choicesOfRights } from '@rokade/presentation/desks/accounts/choices-of-rights.ts';
import { rightText } from '@rokade/texts';
import { nameOfEvent } from '../events/named-event.ts';

/** A right as a page shows it. */
export interface ShownRight extends Pick<Right, 'role' | 'for'> {
  readonly text: string;
}

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
export async function rightChoices(locals: App.Locals) {
  const { app } = locals;
  const { organisation } = app;
  const question = {
    archived: false,
    organisation,
    order: 'newest-change',
    most: mostOffered,
  } as const;
  const { tournaments } = await app.tournaments.page(question);
  return choicesOfRights(locals, {
    organisations: (await app.organisations.list()).filter(({ id }) => id !== ownInstallation),
    events: (await app.events.list()).filter(
      (one) => !one.archived && one.damaged === null && one.organisation === organisation,
    ),
    tournaments: tournaments.filter(({ damaged }) => damaged === null),
  });
}
