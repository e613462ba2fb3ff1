import { leaguePlayers } from '@rokade/presentation/public/league/league-players.ts';
import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** The players of a division with what they scored. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head, division } = await shownDivision(locals, params);
  return {
    league: head,
    division: { id: division.id as string, name: division.values.name },
    players: leaguePlayers(league, division),
  };
};
