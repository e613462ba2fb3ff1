import { redirect } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { accounts } = locals.app;
  if (!(await accounts.needsSetup())) redirect(303, '/sign-in');
  const token = url.searchParams.get('token') ?? '';
  return { token, shortestPassword: accounts.shortestPassword };
};

export { actions } from '#lib/server/tell.ts';
