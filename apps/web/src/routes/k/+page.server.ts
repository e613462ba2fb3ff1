import type { PageServerLoad } from './$types';

/** The clubs and federations that have a page here. */
export const load: PageServerLoad = async ({ locals }) => ({
  organisations: await locals.app.organisations.list(),
});
