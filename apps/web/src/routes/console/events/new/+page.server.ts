import { unsaidEvent } from '@rokade/event';
import { houseRegulations, newEventId } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { eventOfForm } from '#lib/desks/events/event-form.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { homeOf } from '#lib/server/home.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import type { Actions, PageServerLoad } from './$types';

/** The club or federation invites, and whoever makes the event leads it, until somebody says otherwise. */
export const load: PageServerLoad = async ({ locals }) => ({
  values: {
    ...unsaidEvent,
    organiser: (await homeOf(locals)).name,
    officers: [{ role: 'chief-arbiter' as const, name: locals.session?.name ?? '' }],
    published: true,
    regulations: houseRegulations(locals.app),
  },
});

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await request.formData();
    const values = eventOfForm(form);
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { values, error: refused });
    const id = newEventId(values.name);
    const command = { kind: 'make-event', id, values } as const;
    const first = { command, basedOn: 0, confirmed: false, reason: '' };
    const done = await locals.app.events.execute(id, first, actor);
    if (!done.ok) return fail(400, { values, error: done.error });
    await inCharge(locals, 'event', id);
    redirect(303, `/console/events/${id}`);
  },
};
