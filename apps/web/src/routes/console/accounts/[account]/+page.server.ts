import { error } from '@sveltejs/kit';
import { accountPerson, foundPeople, hasPeople } from '#lib/server/accounts/account-person.ts';
import { rightChoices, shownRights } from '#lib/server/rights/shown-rights.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const account = (await locals.app.accounts.list()).find(({ id }) => id === params.account);
  if (account === undefined) error(404, 'no such account');
  const query = (url.searchParams.get('query') ?? '').trim();
  return {
    account: { ...account, rights: await shownRights(locals, account.rights) },
    sessions: await locals.app.accounts.sessionsOf(account.id),
    passkeys: await locals.app.accounts.passkeysOf(account.id),
    person: await accountPerson(locals, account.person),
    hasPeople: await hasPeople(locals),
    query,
    found: query === '' ? [] : await foundPeople(locals, query),
    choices: await rightChoices(locals),
    isOwn: account.id === locals.session?.accountId,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
