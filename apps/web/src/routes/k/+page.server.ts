import type { PageServerLoad } from './$types';

/** The clubs and federations with a page on this server. */
export const load: PageServerLoad = async ({ locals }) => ({
  organisations: await locals.app.organisations.list(),
});
