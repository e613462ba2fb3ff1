import { ownInstallation } from '@rokade/installation';
import { rightText } from '@rokade/texts';
import { error } from '@sveltejs/kit';
import type { PageServerLoad, RequestEvent } from './$types';

async function organisationIn({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) {
  const found = await locals.app.organisations.find(params.organisation);
  if (found === null) error(404, 'no such organisation');
  return found;
}

/** The accounts with rights for a whole organisation, and those rights as text. */
async function accountsWithin({ app, t }: App.Locals, organisation: string) {
  return (await app.accounts.list()).flatMap(({ id, name, rights }) => {
    const within = rights.filter(
      ({ for: scope }) => scope.kind === 'organisation' && scope.organisation === organisation,
    );
    const roleTexts = within.map(({ role }) => rightText(t, { role, event: null }));
    return roleTexts.length === 0 ? [] : [{ id, name, rights: roleTexts.join('; ') }];
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

export { actions } from '#lib/server/forms/tell.ts';
