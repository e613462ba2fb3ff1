import { parseTextSize, rememberChoice, textSizeCookie } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** Stores the reader's choice of text size in a cookie and redirects to the page they were on. */
export const POST: RequestHandler = async ({ request, cookies, locals }) => {
  const form = await request.formData();
  const size = parseTextSize(form.get('size'));
  if (size !== null) rememberChoice(cookies, locals.visitor, textSizeCookie, size);
  redirect(303, pathHere(form.get('back')));
};
