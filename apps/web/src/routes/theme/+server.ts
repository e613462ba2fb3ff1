import { parseTheme, themeCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { rememberChoice } from '#lib/server/cookies.ts';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** The reader chooses light or dark and comes back to the page they were on. */
export const POST: RequestHandler = async (event) => {
  const form = await event.request.formData();
  const theme = parseTheme(form.get('theme'));
  if (theme !== null) rememberChoice(event, themeCookie, theme);
  redirect(303, pathHere(form.get('back')));
};
