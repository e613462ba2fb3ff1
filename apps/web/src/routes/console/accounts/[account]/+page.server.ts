import type { Result } from '@rokade/rules';
import type { AccountError } from '@rokade/server';
import { error, fail } from '@sveltejs/kit';
import { ownerUnconfirmed, ownForm } from '#lib/server/account-forms.ts';
import { accountPerson, foundPeople, hasPeople } from '#lib/server/account-person.ts';
import { formActor } from '#lib/server/form-sender.ts';
import { formText } from '#lib/server/form-text.ts';
import { rightChoices, rightIn, saidRights } from '#lib/server/said-rights.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const account = (await locals.app.accounts.list()).find(({ id }) => id === params.account);
  if (account === undefined) error(404, 'no such account');
  return {
    account: { ...account, rights: await saidRights(locals, account.rights) },
    sessions: await locals.app.accounts.sessionsOf(account.id),
    passkeys: await locals.app.accounts.passkeysOf(account.id),
    person: await accountPerson(locals, account.person),
    hasPeople: await hasPeople(locals),
    choices: await rightChoices(locals),
    isOwn: account.id === locals.session?.accountId,
  };
};

/** Carries out an act whose form says nothing more than who sends it. */
const plainAct =
  (act: 'disable' | 'enable' | 'endSessions') =>
  async ({ locals, params, request }: RequestEvent) => {
    await ownForm(locals, request);
    const done: Result<unknown, AccountError> = await locals.app.accounts[act](params.account);
    return done.ok ? { done: act } : fail(400, { error: done.error });
  };

/** Gives a right, or takes one away. */
const rightAct =
  (act: 'give' | 'take') =>
  async ({ locals, params, request }: RequestEvent) => {
    const form = await ownForm(locals, request);
    const right = rightIn(form);
    const actor = formActor(locals, form);
    if (right === null || actor === null) error(400, 'no such role');
    const typed = { act, role: right.role, event: formText(form, 'event') };
    const unconfirmed = act === 'give' ? ownerUnconfirmed(right, form) : null;
    if (unconfirmed !== null) return fail(400, { ...typed, error: unconfirmed });
    const done = await locals.app.accounts[`${act}Right`](params.account, right, actor);
    if (!done.ok) return fail(400, { ...typed, error: done.error });
    const [said] = await saidRights(locals, [right]);
    return { ...typed, right: said?.text ?? '' };
  };

export const actions: Actions = {
  give: rightAct('give'),
  take: rightAct('take'),

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

  findPerson: async ({ locals, request }) => {
    const query = formText(await ownForm(locals, request), 'query').trim();
    return { query, found: query === '' ? [] : await foundPeople(locals, query) };
  },

  person: async ({ locals, params, request }) => {
    const person = formText(await ownForm(locals, request), 'person');
    const set = await locals.app.accounts.setPerson(params.account, person || null);
    return set.ok ? { done: 'person' } : fail(400, { error: set.error });
  },

  disable: plainAct('disable'),
  enable: plainAct('enable'),
  endSessions: plainAct('endSessions'),

  removePasskey: async ({ locals, params, request }) => {
    const passkey = formText(await ownForm(locals, request), 'passkey');
    const removed = await locals.app.accounts.removePasskey(params.account, passkey);
    return removed.ok ? { done: 'removePasskey' } : fail(400, { error: removed.error });
  },

  passkeyOnly: async ({ locals, params, request }) => {
    const isOnly = formText(await ownForm(locals, request), 'only') !== '';
    const set = await locals.app.accounts.setPasskeyOnly(params.account, isOnly);
    return set.ok ? { done: 'passkeyOnly' } : fail(400, { error: set.error });
  },

  endSession: async ({ locals, params, request }) => {
    const session = formText(await ownForm(locals, request), 'session');
    const ended = await locals.app.accounts.endSession(params.account, session);
    return ended.ok ? { done: 'endSession' } : fail(400, { error: ended.error });
  },
};
