import { wholeEvent } from '#lib/server/events/event-page.ts';
import { offersToList } from '#lib/server/ratings/offers.ts';
import type { PageServerLoad } from './$types';

/** The changes to the entry list that the register offers. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  offers: await offersToList(locals, await wholeEvent(locals, params)),
  register: locals.app.register.now().version,
});

export { actions } from '#lib/server/forms/tell.ts';
