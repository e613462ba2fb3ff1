import type { Application } from '@rokade/server';
import { type Language, parseTournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';
import { acceptedLanguage, parseLanguage } from '#lib/ui/accepted-language.ts';
import { languageCookie } from './cookies.ts';

async function organisersLanguage(app: Application, id: string | undefined): Promise<Language> {
  const known = id === undefined ? null : parseTournamentId(id);
  if (known === null) return 'da';
  const found = await app.tournaments.get(known);
  return found.ok ? found.value.settings.printLanguage : 'da';
}

/** The reader's own choice, else the browser's, else that of the tournament's organiser, else Danish. */
export async function chooseLanguage(
  event: RequestEvent,
): Promise<{ readonly language: Language; readonly chosen: boolean }> {
  const wanted =
    parseLanguage(event.cookies.get(languageCookie)) ??
    acceptedLanguage(event.request.headers.get('accept-language'));
  if (wanted !== null) return { language: wanted, chosen: true };
  const id = 'id' in event.params ? event.params.id : undefined;
  return { language: await organisersLanguage(event.locals.app, id), chosen: false };
}
