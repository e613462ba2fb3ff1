import { error, fail } from '@sveltejs/kit';
import { formSender } from '#lib/server/form-command.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  if (locals.session?.role !== 'admin') error(403, 'for admins');
};

export const actions: Actions = {
  /** An admin makes an account for somebody else. */
  default: async ({ request, locals }) => {
    const form = await request.formData();
    if (formSender(locals, form)?.role !== 'admin') error(403, 'for admins');
    const name = formText(form, 'name').trim();
    const role = formText(form, 'role') === 'admin' ? 'admin' : 'arbiter';
    const made = await locals.app.accounts.create(name, formText(form, 'password'), role);
    return made.ok ? { made: name } : fail(400, { name, error: made.error });
  },
};
