import { fail } from '@sveltejs/kit';
import { formText } from '#lib/server/form-text.ts';
import { sanctionLines, tellSanctions } from '#lib/server/sanctions-page.ts';
import type { Actions, PageServerLoad } from './$types';

/** What happened in the book of sanctions. */
export const load: PageServerLoad = async ({ locals }) => {
  const journal = await locals.app.sanctions.journal();
  const lines = journal.ok ? sanctionLines(locals, journal.value) : [];
  return { total: lines[0]?.version ?? 0, lines };
};

export const actions: Actions = {
  returnTo: async ({ locals, request }) => {
    const form = await request.formData();
    const toVersion = Number(formText(form, 'toVersion'));
    const failure = await tellSanctions(locals, form, { kind: 'return-to', toVersion });
    return failure === null ? { done: true } : fail(400, failure);
  },
};
