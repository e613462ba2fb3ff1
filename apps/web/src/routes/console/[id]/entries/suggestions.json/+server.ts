import { json } from '@sveltejs/kit';
import { asSeen } from '#lib/server/births.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { suggestedPlayers } from '#lib/server/suggested-players.ts';
import type { RequestHandler } from './$types';

/** Suggestions for the typed name or number of a player. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { settings } = await loadTournament(locals, params);
  const query = url.searchParams.get('q') ?? '';
  return json(asSeen(locals, suggestedPlayers(locals, query, settings)));
};
