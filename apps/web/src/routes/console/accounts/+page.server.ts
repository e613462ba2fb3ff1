import { rightChoices, shownRights } from '#lib/server/rights/shown-rights.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
  const { accounts } = locals.app;
  const listed = (await accounts.list()).map(async (one) => {
    return { ...one, rights: await shownRights(locals, one.rights) };
  });
  return {
    accounts: await Promise.all(listed),
    choices: await rightChoices(locals),
    shortestPassword: accounts.shortestPassword,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
