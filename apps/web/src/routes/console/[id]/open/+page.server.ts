import { viewOpenGames } from '@rokade/tournament';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The games still to be played. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  view: viewOpenGames(await loadTournament(locals, params)),
});
