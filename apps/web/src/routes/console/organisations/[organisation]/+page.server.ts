import { ownInstallation } from '@rokade/installation';
import { err, type Result } from '@rokade/rules';
import type { ListedOrganisation, OrganisationError } from '@rokade/server';
import { rightText } from '@rokade/texts';
import { error, fail, redirect } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { formText } from '#lib/server/form-text.ts';
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

type Act = (typed: string, of: ListedOrganisation) => Promise<Result<unknown, Objection>>;

/** Does what a form asks with what was typed into its field; null: it is done. */
async function actOn(event: RequestEvent, field: 'address' | 'removeName', act: Act) {
  const typed = formText(await ownForm(event.locals, event.request), field).trim();
  const done = await act(typed, await organisationIn(event));
  return done.ok ? null : fail(400, { field, typed, error: done.error });
}

export const actions: Actions = {
  rename: async (event) => {
    const { organisations } = event.locals.app;
    const failed = await actOn(event, 'address', (typed, { id }) =>
      organisations.rename(id, typed),
    );
    return failed ?? { done: true };
  },

  /** Takes it away; its name, typed, says that it is meant. */
  remove: async (event) => {
    const { organisations } = event.locals.app;
    const failed = await actOn(event, 'removeName', async (typed, of) =>
      typed === organisationName(of)
        ? organisations.remove(of.id)
        : err({ code: 'organisation.name-other' }),
    );
    return failed ?? redirect(303, '/console/organisations');
  },
};
