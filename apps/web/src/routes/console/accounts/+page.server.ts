import { error, fail } from '@sveltejs/kit';
import { ownerUnconfirmed, ownForm } from '#lib/server/account-forms.ts';
import { formActor } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { rightChoices, rightIn, saidRights } from '#lib/server/said-rights.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
  const { accounts } = locals.app;
  const listed = (await accounts.list()).map(async (one) => {
    return { ...one, rights: await saidRights(locals, one.rights) };
  });
  return {
    accounts: await Promise.all(listed),
    choices: await rightChoices(locals),
    shortestPassword: accounts.shortestPassword,
  };
};

export const actions: Actions = {
  /** An owner makes an account for somebody else. */
  default: async ({ request, locals }) => {
    const form = await ownForm(locals, request);
    const name = formText(form, 'name').trim();
    const right = rightIn(form);
    const actor = formActor(locals, form);
    if (right === null || actor === null) error(400, 'no such role');
    const credentials = { name, password: formText(form, 'password') };
    const typed = { name, role: right.role, event: formText(form, 'event') };
    const unconfirmed = ownerUnconfirmed(right, form);
    if (unconfirmed !== null) return fail(400, { ...typed, error: unconfirmed });
    const made = await locals.app.accounts.create(credentials, right, actor);
    if (made.ok) return { made: name };
    return fail(400, { ...typed, error: made.error });
  },
};
