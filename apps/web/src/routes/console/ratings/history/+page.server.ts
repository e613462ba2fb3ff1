import { fail } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/ratings/history-lines.ts';
import { formText } from '#lib/server/form-text.ts';
import { historyPage } from '#lib/server/history-page.ts';
import { tellRatings } from '#lib/server/ratings-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { ratings } = locals.app;
  const journal = await ratings.journal();
  const all = journal.ok ? historyLines(locals.t, ratings.now(), journal.value) : [];
  return {
    ...historyPage(all, url),
    damaged: !journal.ok && journal.error.code === 'store.damaged' ? journal.error : null,
  };
};

export const actions: Actions = {
  returnTo: async ({ locals, request }) => {
    const form = await request.formData();
    const toVersion = Number(formText(form, 'toVersion'));
    const failure = await tellRatings(locals, form, { kind: 'return-to', toVersion });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
