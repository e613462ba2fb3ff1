import { parseLeagueId } from '@rokade/league';
import { historyPage } from '@rokade/presentation/console/journal/history-page.ts';
import { leagueHistory } from '@rokade/presentation/desks/leagues/league-history.ts';
import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

/** The history of a league, one page. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const id = parseLeagueId(params.league);
  if (id === null) error(404, 'no such league');
  const journal = await locals.app.leagues.journal(id);
  return historyPage(journal, (entries) => leagueHistory(locals, entries), url);
};

export { actions } from '#lib/server/forms/tell.ts';
