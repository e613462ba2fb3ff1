import { loadEvent } from '#lib/server/event-page.ts';
import { linkDesk, makeLink, revokeLink } from '#lib/server/link-desk.ts';
import type { Actions, PageServerLoad } from './$types';

/** The links for helpers of this event, with all its groups. */
export const load: PageServerLoad = async ({ locals, params }) =>
  linkDesk(locals, (await loadEvent(locals, params)).id);

export const actions: Actions = {
  make: async (form) => makeLink(form, (await loadEvent(form.locals, form.params)).id),
  revoke: async (form) => revokeLink(form, (await loadEvent(form.locals, form.params)).id),
};
