import { playerPage } from '@rokade/presentation/public/league/league-team.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A player of a squad with the games of the season. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const player = playerPage(league, params.player, locals.t);
  if (player === null) error(404, 'no such player');
  return { league: head, player };
};
