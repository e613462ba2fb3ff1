import { divisionInBrief } from '@rokade/presentation/public/league/league-division.ts';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A league: the tables of its divisions, and the round that comes next in each. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  return {
    league: head,
    divisions: league.divisions.map((one) => divisionInBrief(league, one, locals)),
  };
};
