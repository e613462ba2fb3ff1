import { json } from '@sveltejs/kit';
import { foundFromTournament } from '#lib/server/search/found-from.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** All entries that the search field finds from a tournament. */
export const GET: RequestHandler = async ({ locals, params }) =>
  json(await foundFromTournament(locals, await loadTournament(locals, params)));
