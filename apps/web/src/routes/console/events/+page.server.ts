import { fail, redirect } from '@sveltejs/kit';
import { othersAmong } from '#lib/server/desk.ts';
import { isAtDesk } from '#lib/server/events-seen.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { Actions, PageServerLoad } from './$types';

/** The reader's events, or those in the archive, the last changed first, the damaged ones apart. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const listed = await locals.app.events.list();
  const all = listed
    .filter((one) => isAtDesk(locals, one) && mayDo(locals, 'see-event', one))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const inArchive = url.searchParams.get('view') === 'archived';
  return {
    inArchive,
    names: await othersAmong(locals, all),
    hasArchive: all.some(({ archived }) => archived),
    events: all.filter(({ damaged, archived }) => damaged === null && archived === inArchive),
    damaged: all.flatMap(({ id, damaged }) => (damaged === null ? [] : [{ id, damaged }])),
    mayMake: mayDo(locals, 'make-event', null),
  };
};

export const actions: Actions = {
  /** Takes in a file that the page about an event gave. */
  import: async ({ locals, request }) => {
    const form = await request.formData();
    const file = form.get('file');
    if (formActor(locals, form) === null) return fail(403, { error: refused });
    const text = file instanceof File ? await file.text() : '';
    const taken = await locals.app.events.importJson(text);
    if (!taken.ok) return fail(400, { error: taken.error });
    await inCharge(locals, 'event', taken.value);
    redirect(303, `/console/events/${taken.value}`);
  },
};
