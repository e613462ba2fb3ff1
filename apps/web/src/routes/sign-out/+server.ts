import { redirect } from '@sveltejs/kit';
import { forgetSession, sessionCookie } from '#lib/server/cookies.ts';
import type { RequestHandler } from './$types';

/** Signs out on the server and in the browser. */
export const POST: RequestHandler = async ({ locals, cookies, url }) => {
  const token = cookies.get(sessionCookie);
  if (token !== undefined) await locals.app.accounts.signOut(token);
  forgetSession(cookies, url);
  redirect(303, '/');
};
