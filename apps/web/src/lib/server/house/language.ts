import { type Language, parseLanguage } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';
import { tournamentIn } from './desk.ts';

/** The language if neither the reader nor the installation has chosen one. */
export const usualLanguage: Language = 'da';

/**
 * The language if the reader and their browser chose none: that of the tournament's prints, else
 * the organisation's, else `usualLanguage`.
 */
export async function organisersLanguage(event: RequestEvent): Promise<Language> {
  const { locals } = event;
  const usual =
    parseLanguage((await locals.app.organisations.book(locals.home)).now().language) ??
    usualLanguage;
  const tournament = tournamentIn(event);
  if (tournament === null) return usual;
  const found = await locals.app.tournaments.get(tournament);
  return found.ok ? found.value.settings.printLanguage : usual;
}
