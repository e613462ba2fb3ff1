import { leaguePlayers } from '@rokade/presentation/public/league/league-players.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** The players of a division with what they scored. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const division = league.divisions.find(({ id }) => id === params.division);
  if (division === undefined) error(404, 'no such division');
  return {
    league: head,
    division: { id: division.id as string, name: division.values.name },
    players: leaguePlayers(league, division),
  };
};
