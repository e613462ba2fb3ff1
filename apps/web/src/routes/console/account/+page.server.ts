import { passkeyPlace, rememberSession, sessionCookie } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { ownForm } from '#lib/server/account-forms.ts';
import { accountPerson } from '#lib/server/account-person.ts';
import { formText } from '#lib/server/form-text.ts';
import { saidRights } from '#lib/server/said-rights.ts';
import { madeToken, tokenDesk } from '#lib/server/token-desk.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, cookies }) => {
  const { accounts } = locals.app;
  const token = cookies.get(sessionCookie);
  const own = locals.session?.accountId ?? '';
  const place = passkeyPlace(locals.visitor);
  const given = (await accounts.list()).find(({ id }) => id === own);
  return {
    shortestPassword: accounts.shortestPassword,
    person: await accountPerson(locals, given?.person ?? null),
    rights: await saidRights(locals, given?.rights ?? []),
    sessions: await accounts.sessionsOf(own, token),
    passkeys: await accounts.passkeysOf(own),
    noPasskeysHere: place.ok ? null : place.error,
    ...(await tokenDesk(locals, own)),
  };
};

export const actions: Actions = {
  password: async ({ locals, request, cookies }) => {
    const form = await ownForm(locals, request);
    const token = cookies.get(sessionCookie) ?? '';
    const changed = await locals.app.accounts.changePassword(token, {
      present: formText(form, 'present'),
      wanted: formText(form, 'password'),
    });
    if (!changed.ok) return fail(400, { error: changed.error });
    // The old password's mark is void with it; this browser stays one that is known.
    await rememberSession(cookies, locals.visitor, locals.app.accounts, token);
    return { done: 'password' };
  },

  endSession: async ({ locals, request }) => {
    const session = formText(await ownForm(locals, request), 'session');
    const account = locals.session?.accountId ?? '';
    const ended = await locals.app.accounts.endSession(account, session);
    return ended.ok ? { done: 'endSession' } : fail(400, { sessionError: ended.error });
  },

  makeToken: async ({ locals, request }) => {
    const form = await ownForm(locals, request);
    const made = await madeToken(locals, form);
    return made.ok ? { token: made.value.token } : fail(400, { tokenError: made.error });
  },

  revokeToken: async ({ locals, request }) => {
    const token = formText(await ownForm(locals, request), 'token');
    const account = locals.session?.accountId ?? '';
    const revoked = await locals.app.accounts.revokeApiToken(account, token);
    return revoked.ok ? { done: 'revokeToken' } : fail(400, { tokenError: revoked.error });
  },

  removePasskey: async ({ locals, request }) => {
    const passkey = formText(await ownForm(locals, request), 'passkey');
    const account = locals.session?.accountId ?? '';
    const removed = await locals.app.accounts.removePasskey(account, passkey);
    return removed.ok ? { done: 'removePasskey' } : fail(400, { passkeyError: removed.error });
  },

  endOthers: async ({ locals, request, cookies }) => {
    await ownForm(locals, request);
    await locals.app.accounts.endOtherSessions(cookies.get(sessionCookie) ?? '');
    return { done: 'endOthers' };
  },
};
