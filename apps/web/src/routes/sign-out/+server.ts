import { forgetSession, sessionCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/**
 * Signs out on the server and in the browser. It redirects to a page with a script, unlike the
 * front page, since that script deletes the browser's stored copies of the console.
 */
export const POST: RequestHandler = async ({ locals, cookies }) => {
  const token = cookies.get(sessionCookie);
  if (token !== undefined) await locals.app.accounts.signOut(token);
  forgetSession(cookies, locals.visitor);
  redirect(303, '/sign-in');
};
