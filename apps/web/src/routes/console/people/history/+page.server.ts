import { fail } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/people/history-lines.ts';
import { formText } from '#lib/server/form-text.ts';
import { tellRegister } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

const most = 200;

/** The newest lines, or those up to one that is asked for. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const journal = await locals.app.register.journal();
  const all = journal.ok ? historyLines(locals, journal.value) : [];
  const total = all[0]?.version ?? 0;
  const asked = url.searchParams.get('to');
  const upTo = asked === null ? total : Number(asked);
  const older = all.filter(({ version }) => version <= upTo);
  return {
    total,
    lines: older.slice(0, most),
    older: older[most]?.version ?? null,
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
