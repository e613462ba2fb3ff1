import { loadLeague, matchIn } from '#lib/server/leagues/league-page.ts';
import { matchData } from '#lib/server/leagues/match-page.ts';
import type { PageServerLoad } from './$types';

/** The desk of a match: line-ups, results and sheet. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  return matchData(locals, league, matchIn(league, params));
};

export { actions } from '#lib/server/forms/tell.ts';
