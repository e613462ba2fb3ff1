import { rememberSession } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { accounts } = locals.app;
  if (!(await accounts.needsSetup())) redirect(303, '/sign-in');
  const token = url.searchParams.get('token') ?? '';
  return { token, shortestPassword: accounts.shortestPassword };
};

export const actions: Actions = {
  default: async ({ locals, cookies, request }) => {
    const form = await request.formData();
    const name = formText(form, 'name').trim();
    const token = formText(form, 'token');
    const { app, visitor } = locals;
    const made = await app.accounts.setUp(token, name, formText(form, 'password'), visitor.agent);
    if (!made.ok) return fail(400, { name, error: made.error });
    await rememberSession(cookies, visitor, app.accounts, made.value);
    redirect(303, '/console');
  },
};
