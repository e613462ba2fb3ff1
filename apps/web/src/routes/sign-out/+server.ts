import { forgetSession, sessionCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/**
 * Signs out on the server and in the browser. Where it leads has a script, which takes away the
 * copies of the desk that the browser keeps; the first page has none.
 */
export const POST: RequestHandler = async ({ locals, cookies }) => {
  const token = cookies.get(sessionCookie);
  if (token !== undefined) await locals.app.accounts.signOut(token);
  forgetSession(cookies, locals.visitor);
  redirect(303, '/sign-in');
};
