import { ownInstallation } from '@rokade/installation';
import { err, type Result } from '@rokade/rules';
import type { OrganisationError } from '@rokade/server';
import { rightText } from '@rokade/texts';
import { error, fail, redirect } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { formText } from '#lib/server/form-text.ts';
import { actions as telling } from '#lib/server/tell.ts';
import { organisationName } from '#lib/ui/organisation-name.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

async function organisationIn({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) {
  const found = await locals.app.organisations.find(params.organisation);
  if (found === null) error(404, 'no such organisation');
  return found;
}

/** Who has a right in all of an organisation. */
async function accountsWithin({ app, t }: App.Locals, organisation: string) {
  return (await app.accounts.list()).flatMap(({ id, name, rights }) => {
    const within = rights.filter(
      ({ for: scope }) => scope.kind === 'organisation' && scope.organisation === organisation,
    );
    const said = within.map(({ role }) => rightText(t, { role, event: null }));
    return said.length === 0 ? [] : [{ id, name, rights: said.join('; ') }];
  });
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const organisation = await organisationIn({ locals, params });
  const { id } = organisation;
  const { total } = await locals.app.tournaments.page({ organisation: id, most: 1 });
  const events = (await locals.app.events.list()).filter((one) => one.organisation === id);
  return {
    organisation,
    isFirst: id === ownInstallation,
    tournaments: total,
    events: events.length,
    accounts: await accountsWithin(locals, id),
  };
};

/** Why what a form asks is not done. */
type Objection =
  | OrganisationError
  /** What was typed is not its name. */
  | { readonly code: 'organisation.name-other' };

export const actions: Actions = {
  ...telling,

  /** Takes it away; its name, typed, says that it is meant. */
  remove: async (event) => {
    const form = await ownForm(event.locals, event.request);
    const typed = formText(form, 'removeName').trim();
    const organisation = await organisationIn(event);
    const done: Result<unknown, Objection> =
      typed === organisationName(organisation)
        ? await event.locals.app.organisations.remove(organisation.id)
        : err({ code: 'organisation.name-other' });
    if (!done.ok) return fail(400, { act: 'remove', error: { ...done.error } });
    redirect(303, '/console/organisations');
  },
};
