import { leaguePlayers } from '@rokade/presentation/public/league/league-players.ts';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The players of a division with what they scored. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  const division = divisionIn(league, params);
  return {
    division: division.id as string,
    name: division.values.name,
    players: leaguePlayers(league, division),
  };
};
