import { fail } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

/** The organisations of this server, for whoever has it. */
export const load: PageServerLoad = async ({ locals }) => ({
  organisations: await locals.app.organisations.list(),
});

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await ownForm(locals, request);
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { error: refused });
    const asked = {
      name: formText(form, 'name').trim(),
      address: formText(form, 'address').trim(),
    };
    const made = await locals.app.organisations.make(asked, actor);
    return made.ok ? { made: asked } : fail(400, { typed: asked, error: made.error });
  },
};
