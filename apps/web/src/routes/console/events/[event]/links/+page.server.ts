import { loadEvent } from '#lib/server/event-page.ts';
import { linkDesk, makeLink, revokeLink } from '#lib/server/link-desk.ts';
import { webhookActions, webhookDesk } from '#lib/server/webhook-desk.ts';
import type { Actions, PageServerLoad } from './$types';

/** The links for helpers of this event, with all its groups, and the programs that are told. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id } = await loadEvent(locals, params);
  return { ...(await linkDesk(locals, id)), webhooks: await webhookDesk(locals, id) };
};

export const actions: Actions = {
  make: async (form) => makeLink(form, (await loadEvent(form.locals, form.params)).id),
  revoke: async (form) => revokeLink(form, (await loadEvent(form.locals, form.params)).id),
  ...webhookActions(async (locals: App.Locals, params: { readonly event: string }) => ({
    kind: 'event',
    id: (await loadEvent(locals, params)).id,
  })),
};
