import { type Language, parseTournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';

/**
 * Where neither the reader nor their browser chose: the language of the tournament's organiser,
 * else Danish.
 */
export async function organisersLanguage({ params, locals }: RequestEvent): Promise<Language> {
  const known = 'id' in params ? parseTournamentId(params.id ?? '') : null;
  if (known === null) return 'da';
  const found = await locals.app.tournaments.get(known);
  return found.ok ? found.value.settings.printLanguage : 'da';
}
