import type { PageServerLoad } from './$types';

/** The organisations of this server. */
export const load: PageServerLoad = async ({ locals }) => ({
  organisations: await locals.app.organisations.list(),
  shortestPassword: locals.app.accounts.shortestPassword,
});

export { actions } from '#lib/server/forms/tell.ts';
