import { fail, redirect } from '@sveltejs/kit';
import { eventOfForm } from '#lib/desks/events/event-form.ts';
import { eventIdOr404, tellEvent } from '#lib/server/event-page.ts';
import { formSender, refused } from '#lib/server/form-sender.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const id = eventIdOr404(params.event);
  const listed = (await locals.app.events.list()).find((one) => one.id === id);
  return { archived: listed?.archived ?? false, publicAddress: `${url.origin}/e/${id}` };
};

/** Puts the event away or takes it out again, and leads back to the list. */
async function putAway({ locals, params, request }: RequestEvent, archived: boolean) {
  const form = await request.formData();
  if (formSender(locals, form) === null) return fail(403, { act: 'archive', error: refused });
  const done = await locals.app.events.archive(eventIdOr404(params.event), archived);
  if (!done.ok) return fail(400, { act: 'archive', error: done.error });
  redirect(303, '/console/events');
}

export const actions: Actions = {
  say: async ({ locals, params, request }) => {
    const form = await request.formData();
    const values = eventOfForm(form);
    const command = { kind: 'change-event', changes: values } as const;
    const failure = await tellEvent(locals, params, form, command);
    return failure === null ? { done: true } : fail(400, { act: 'say', typed: values, ...failure });
  },
  archive: (event) => putAway(event, true),
  unarchive: (event) => putAway(event, false),
};
