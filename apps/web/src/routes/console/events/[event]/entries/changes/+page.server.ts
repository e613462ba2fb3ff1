import { takeOverAtEvent } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { ticked } from '#lib/desks/entries/offer-line.ts';
import { wholeEvent } from '#lib/server/event-page.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { offersToList } from '#lib/server/offers.ts';
import type { Actions, PageServerLoad } from './$types';

/** What a register says of those on the entry list that the list does not. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  offers: await offersToList(locals, await wholeEvent(locals, params)),
  register: locals.app.register.now().version,
});

export const actions: Actions = {
  /** Takes over what is ticked, as it was shown. */
  default: async ({ locals, params, request }) => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { error: refused });
    const { events, register } = locals.app;
    if (Number(formText(form, 'register')) !== register.now().version) {
      return fail(400, { error: { code: 'store.conflict' } as const });
    }
    const event = await wholeEvent(locals, params);
    const at = { id: event.id, basedOn: Number(formText(form, 'version')), actor };
    const offers = await offersToList(locals, event);
    const done = await takeOverAtEvent(events, at, offers, ticked(form));
    if (!done.ok) return fail(400, { error: done.error });
    redirect(303, `/console/events/${event.id}/entries`);
  },
};
