import type { Result } from '@rokade/rules';
import type { AccountError } from '@rokade/server';
import { error, fail } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { formText } from '#lib/server/form-text.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const account = (await locals.app.accounts.list()).find(({ id }) => id === params.account);
  if (account === undefined) error(404, 'no such account');
  return { account, isOwn: account.id === locals.session?.accountId };
};

/** Carries out an act whose form says nothing more than who sends it. */
const plainAct =
  (act: 'disable' | 'enable' | 'endSessions') =>
  async ({ locals, params, request }: RequestEvent) => {
    await ownForm(locals, request);
    const done: Result<unknown, AccountError> = await locals.app.accounts[act](params.account);
    return done.ok ? { done: act } : fail(400, { error: done.error });
  };

export const actions: Actions = {
  rename: async ({ locals, params, request }) => {
    const name = formText(await ownForm(locals, request), 'name').trim();
    const renamed = await locals.app.accounts.rename(params.account, name);
    return renamed.ok ? { done: 'rename', name } : fail(400, { name, error: renamed.error });
  },

  /** A new password of chance, shown once. */
  reset: async ({ locals, params, request }) => {
    await ownForm(locals, request);
    const reset = await locals.app.accounts.resetPassword(params.account);
    return reset.ok ? { password: reset.value } : fail(400, { error: reset.error });
  },

  disable: plainAct('disable'),
  enable: plainAct('enable'),
  endSessions: plainAct('endSessions'),
};
