import { deviceCookie, passkeyPlace, rememberSession } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { formText } from '#lib/server/form-text.ts';
import { pathHere } from '#lib/ui/path-here.ts';
import type { Actions, PageServerLoad } from './$types';

const wanted = (url: URL): string => {
  const back = pathHere(url.searchParams.get('back'));
  return back === '/' ? '/console' : back;
};

export const load: PageServerLoad = async ({ locals, url }) => {
  if (locals.session !== null) redirect(303, wanted(url));
  const { accounts } = locals.app;
  const place = passkeyPlace(locals.visitor);
  return {
    needsSetup: await accounts.needsSetup(),
    hasPasskeys: await accounts.hasPasskeys(),
    noPasskeysHere: place.ok ? null : place.error,
    back: wanted(url),
  };
};

export const actions: Actions = {
  default: async ({ locals, cookies, url, request }) => {
    const form = await request.formData();
    const name = formText(form, 'name').trim();
    const caller = { ...locals.visitor, deviceMark: cookies.get(deviceCookie) };
    const signedIn = await locals.app.accounts.signIn(name, formText(form, 'password'), caller);
    if (!signedIn.ok) return fail(400, { name, error: signedIn.error });
    await rememberSession(cookies, locals.visitor, locals.app.accounts, signedIn.value);
    redirect(303, wanted(url));
  },
};
