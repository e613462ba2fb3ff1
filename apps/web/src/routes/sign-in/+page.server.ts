import { passkeyPlace } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { pathHere } from '#lib/ui/path-here.ts';
import type { PageServerLoad } from './$types';

const targetOf = (url: URL): string => {
  const back = pathHere(url.searchParams.get('back'));
  return back === '/' ? '/console' : back;
};

export const load: PageServerLoad = async ({ locals, url }) => {
  if (locals.session !== null) redirect(303, targetOf(url));
  const { accounts } = locals.app;
  const place = passkeyPlace(locals.visitor);
  return {
    needsSetup: await accounts.needsSetup(),
    hasPasskeys: await accounts.hasPasskeys(),
    noPasskeysHere: place.ok ? null : place.error,
    isRestored: url.searchParams.has('restored'),
    back: targetOf(url),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
