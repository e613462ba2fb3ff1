import { fail } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/people/history-lines.ts';
import { formText } from '#lib/server/form-text.ts';
import { historyPage } from '#lib/server/history-page.ts';
import { tellRegister } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const journal = await locals.app.register.journal();
  const all = journal.ok ? historyLines(locals, journal.value) : [];
  return {
    ...historyPage(all, url),
    damaged: !journal.ok && journal.error.code === 'store.damaged' ? journal.error : null,
  };
};

export const actions: Actions = {
  returnTo: async ({ locals, request }) => {
    const form = await request.formData();
    const toVersion = Number(formText(form, 'toVersion'));
    const failure = await tellRegister(locals, form, { kind: 'return-to', toVersion });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
