import { redirect } from '@sveltejs/kit';
import { rememberChoice, themeCookie } from '#lib/server/cookies.ts';
import { parseTheme } from '#lib/server/theme.ts';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** The reader chooses light or dark and comes back to the page they were on. */
export const POST: RequestHandler = async ({ request, cookies, url }) => {
  const form = await request.formData();
  const theme = parseTheme(form.get('theme'));
  if (theme !== null) rememberChoice(cookies, url, themeCookie, theme);
  redirect(303, pathHere(form.get('back')));
};
