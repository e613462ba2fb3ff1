import { fail } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
  const { accounts } = locals.app;
  return { accounts: await accounts.list(), shortestPassword: accounts.shortestPassword };
};

export const actions: Actions = {
  /** An admin makes an account for somebody else. */
  default: async ({ request, locals }) => {
    const form = await ownForm(locals, request);
    const name = formText(form, 'name').trim();
    const role = formText(form, 'role') === 'admin' ? 'admin' : 'arbiter';
    const made = await locals.app.accounts.create(name, formText(form, 'password'), role);
    return made.ok ? { made: name } : fail(400, { name, error: made.error });
  },
};
