import { fail } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { sessionCookie } from '#lib/server/cookies.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
  const { accounts } = locals.app;
  const own = (await accounts.list()).find(({ id }) => id === locals.session?.accountId);
  return {
    shortestPassword: accounts.shortestPassword,
    otherSessions: Math.max(0, (own?.sessions ?? 0) - 1),
  };
};

export const actions: Actions = {
  password: async ({ locals, request, cookies }) => {
    const { form } = await ownForm(locals, request);
    const changed = await locals.app.accounts.changePassword(cookies.get(sessionCookie) ?? '', {
      present: formText(form, 'present'),
      wanted: formText(form, 'wanted'),
    });
    return changed.ok ? { done: 'password' } : fail(400, { error: changed.error });
  },

  endOthers: async ({ locals, request, cookies }) => {
    await ownForm(locals, request);
    await locals.app.accounts.endOtherSessions(cookies.get(sessionCookie) ?? '');
    return { done: 'endOthers' };
  },
};
