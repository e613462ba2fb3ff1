import { clubPage } from '@rokade/presentation/public/league/league-team.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** All teams of a club in a league. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const club = clubPage(league, params.club, locals.t);
  if (club === null) error(404, 'no such club');
  return { league: head, club };
};
