import { offeredFederations } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

/** The preset federation for each language. */
const likelyFederation = { da: 'DEN', de: 'GER', en: 'FID' } as const;

export const load: PageServerLoad = async ({ locals, url }) => {
  const { accounts } = locals.app;
  if (!(await accounts.needsSetup())) redirect(303, '/sign-in');
  const token = url.searchParams.get('token') ?? '';
  return {
    token,
    shortestPassword: accounts.shortestPassword,
    federations: offeredFederations,
    federation: likelyFederation[locals.language],
  };
};

export { actions } from '#lib/server/forms/tell.ts';
