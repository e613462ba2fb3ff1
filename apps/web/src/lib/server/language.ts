import { type Language, parseLanguage, parseTournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';

/** What Rokade speaks where nobody says anything. */
export const usualLanguage: Language = 'da';

/** Where neither the reader nor their browser chose: the tournament's organiser's, the installation's, or Danish. */
export async function organisersLanguage({ params, locals }: RequestEvent): Promise<Language> {
  const usual =
    parseLanguage((await locals.app.organisations.book(locals.home)).now().language) ??
    usualLanguage;
  const known = 'id' in params ? parseTournamentId(params.id ?? '') : null;
  if (known === null) return usual;
  const found = await locals.app.tournaments.get(known);
  return found.ok ? found.value.settings.printLanguage : usual;
}
