import { passkeyPlace, sessionCookie } from '@rokade/server';
import { accountPerson } from '#lib/server/accounts/account-person.ts';
import { tokenDesk } from '#lib/server/accounts/token-desk.ts';
import { shownRights } from '#lib/server/rights/shown-rights.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, cookies }) => {
  const { accounts } = locals.app;
  const token = cookies.get(sessionCookie);
  const own = locals.session?.accountId ?? '';
  const place = passkeyPlace(locals.visitor);
  const account = (await accounts.list()).find(({ id }) => id === own);
  return {
    shortestPassword: accounts.shortestPassword,
    person: await accountPerson(locals, account?.person ?? null),
    rights: await shownRights(locals, account?.rights ?? []),
    sessions: await accounts.sessionsOf(own, token),
    passkeys: await accounts.passkeysOf(own),
    noPasskeysHere: place.ok ? null : place.error,
    ...(await tokenDesk(locals, own)),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
