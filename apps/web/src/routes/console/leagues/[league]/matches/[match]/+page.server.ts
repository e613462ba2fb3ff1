import { matchData } from '@rokade/presentation/desks/leagues/match-data.ts';
import { loadLeague, matchIn } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The desk of a match: line-ups, results and sheet. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  const { now } = locals.app.hall();
  return matchData(locals, { league, now }, matchIn(league, params));
};

export { actions } from '#lib/server/forms/tell.ts';
