import { linkDesk, webhookDesk } from '#lib/server/accounts/link-desk.ts';
import { loadEvent } from '#lib/server/events/event-page.ts';
import type { PageServerLoad } from './$types';

/** The links for helpers of this event with all its groups, and its webhooks. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id } = await loadEvent(locals, params);
  return { ...(await linkDesk(locals, id)), webhooks: await webhookDesk(locals, id) };
};

export { actions } from '#lib/server/forms/tell.ts';
