import { languageCookie, rememberChoice } from '@rokade/server';
import { parseLanguage } from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** Stores the reader's choice of language in a cookie and redirects to the page they were on. */
export const POST: RequestHandler = async ({ request, cookies, locals }) => {
  const form = await request.formData();
  const language = parseLanguage(form.get('language'));
  if (language !== null) rememberChoice(cookies, locals.visitor, languageCookie, language);
  redirect(303, pathHere(form.get('back')));
};
