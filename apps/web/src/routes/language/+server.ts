import { redirect } from '@sveltejs/kit';
import { parseLanguage } from '#lib/accepted-language.ts';
import { pathHere } from '#lib/path-here.ts';
import { languageCookie, rememberChoice } from '#lib/server/cookies.ts';
import type { RequestHandler } from './$types';

/** The reader chooses a language and comes back to the page he was on. */
export const POST: RequestHandler = async ({ request, cookies, url }) => {
  const form = await request.formData();
  const language = parseLanguage(form.get('language'));
  if (language !== null) rememberChoice(cookies, url, languageCookie, language);
  redirect(303, pathHere(form.get('back')));
};
