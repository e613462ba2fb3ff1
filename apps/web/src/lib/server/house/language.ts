import { type Language, parseLanguage, parseTournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';

/** The language if neither the reader nor the installation has chosen one. */
export const usualLanguage: Language = 'da';

/**
 * The language if the reader and their browser chose none: that of the tournament's prints, else
 * the organisation's, else `usualLanguage`.
 */
export async function organisersLanguage({ params, locals }: RequestEvent): Promise<Language> {
  const usual =
    parseLanguage((await locals.app.organisations.book(locals.home)).now().language) ??
    usualLanguage;
  const tournament = 'id' in params ? parseTournamentId(params.id ?? '') : null;
  if (tournament === null) return usual;
  const found = await locals.app.tournaments.get(tournament);
  return found.ok ? found.value.settings.printLanguage : usual;
}
