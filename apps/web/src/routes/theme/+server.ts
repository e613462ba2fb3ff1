import { parseTheme, rememberChoice, themeCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** The reader chooses light or dark and comes back to the page they were on. */
export const POST: RequestHandler = async ({ request, cookies, locals }) => {
  const form = await request.formData();
  const theme = parseTheme(form.get('theme'));
  if (theme !== null) rememberChoice(cookies, locals.visitor, themeCookie, theme);
  redirect(303, pathHere(form.get('back')));
};
