import { redirect } from '@sveltejs/kit';
import { languageCookie, rememberChoice } from '#lib/server/cookies.ts';
import { parseLanguage } from '#lib/ui/accepted-language.ts';
import { pathHere } from '#lib/ui/path-here.ts';
import type { RequestHandler } from './$types';

/** The reader chooses a language and comes back to the page they were on. */
export const POST: RequestHandler = async ({ request, cookies, url }) => {
  const form = await request.formData();
  const language = parseLanguage(form.get('language'));
  if (language !== null) rememberChoice(cookies, url, languageCookie, language);
  redirect(303, pathHere(form.get('back')));
};
