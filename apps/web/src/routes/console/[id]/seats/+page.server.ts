import { loadTournament } from '#lib/server/load-tournament.ts';
import { seatedPlayers } from '#lib/server/seated-players.ts';
import type { PageServerLoad } from './$types';

/** Who sits where at the long table. */
export const load: PageServerLoad = async ({ locals, params }) =>
  seatedPlayers(await loadTournament(locals, params));
