import { givenFor, ownInstallation, type Right, type Role, roles } from '@rokade/installation';
import type { TournamentSummary } from '@rokade/server';
import { rightText } from '@rokade/texts';
import { organisationName } from '#lib/ui/organisation-name.ts';
import { formText } from './form-text.ts';
import { nameOfEvent } from './named-event.ts';

/** A right as a page shows it, and as its form names it. */
export interface SaidRight {
  readonly role: Role;
  /** What it is for, as its form names it: a tournament, an event or an organisation; '' for the first one. */
  readonly event: string;
  readonly text: string;
}

const nameOf = ({ name, group }: TournamentSummary): string =>
  group === '' ? name : `${name}, ${group}`;

/** How a form names an organisation among tournaments and events, which have no colon. */
const formName = (organisation: string): string => `organisation:${organisation}`;

/** Rights in the reader's language, tournaments by their names. */
export async function saidRights(
  { app, t }: App.Locals,
  rights: readonly Right[],
): Promise<readonly SaidRight[]> {
  const say = async ({ role, for: scope }: Right): Promise<SaidRight> => {
    if (scope.kind === 'organisation') {
      const { organisation } = scope;
      if (organisation === ownInstallation) return { role, event: '', text: t(`role.${role}`) };
      const found = await app.organisations.find(organisation);
      const text = rightText(t, { role, event: found?.name || organisation });
      return { role, event: formName(organisation), text };
    }
    const { event } = scope;
    const named = (await nameOfEvent(app, event)) ?? t('account.gone-event');
    return { role, event, text: rightText(t, { role, event: named }) };
  };
  return Promise.all(rights.map(say));
}

/** So many tournaments are offered to give a right for: the last changed. */
const mostOffered = 200;

/** What a right can be given for: roles, the events, and the tournaments last changed. */
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
      .filter((role) => givenFor[role].length > 0)
      .map((value) => ({ value, text: t(`role.${value}`) })),
    events: [
      { value: '', text: t('account.for-everything') },
      ...others.map((one) => ({
        value: formName(one.id),
        text: t('account.all-of', { organisation: organisationName(one) }),
      })),
      ...events.map(({ id, summary }) => ({
        value: id as string,
        text: t('account.for-event', { event: summary?.name ?? id }),
      })),
      ...sound.map((one) => ({ value: one.id, text: nameOf(one) })),
    ],
  };
}

/** A form's name of an organisation. */
const whole = /^organisation:(.+)$/;

/** The right that a form names; null: it names no role. */
export function rightIn(form: FormData): Right | null {
  const role = roles.find((one) => one === formText(form, 'role'));
  const event = formText(form, 'event');
  if (role === undefined) return null;
  const organisation = event === '' ? ownInstallation : whole.exec(event)?.[1];
  return organisation === undefined
    ? { role, for: { kind: 'event', event } }
    : { role, for: { kind: 'organisation', organisation } };
}
