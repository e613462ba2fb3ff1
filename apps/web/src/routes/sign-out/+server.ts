import { sessionCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { forgetSession } from '#lib/server/cookies.ts';
import type { RequestHandler } from './$types';

/** Signs out on the server and in the browser. */
export const POST: RequestHandler = async (event) => {
  const { locals, cookies } = event;
  const token = cookies.get(sessionCookie);
  if (token !== undefined) await locals.app.accounts.signOut(token);
  forgetSession(event);
  redirect(303, '/');
};
