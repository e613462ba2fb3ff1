import { json } from '@sveltejs/kit';
import { asSeen } from '#lib/server/players/births.ts';
import { suggestedPlayers } from '#lib/server/players/suggested-players.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** Suggestions for the typed name or number of a player. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { settings } = await loadTournament(locals, params);
  const query = url.searchParams.get('q') ?? '';
  return json(asSeen(locals, suggestedPlayers(locals, query, settings)));
};
