import { parseTheme, rememberChoice, themeCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/**
 * Stores the reader's choice of a light or dark theme in a cookie and redirects to the page they
 * were on.
 */
export const POST: RequestHandler = async ({ request, cookies, locals }) => {
  const form = await request.formData();
  const theme = parseTheme(form.get('theme'));
  if (theme !== null) rememberChoice(cookies, locals.visitor, themeCookie, theme);
  redirect(303, pathHere(form.get('back')));
};
