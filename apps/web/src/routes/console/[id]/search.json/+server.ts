import { publishedRounds } from '@rokade/tournament';
import { json } from '@sveltejs/kit';
import { searchEntries } from '#lib/console/search-entries.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { RequestHandler } from './$types';

/** What the console's search field can find. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return json(searchEntries(t, publishedRounds(t), locals.t));
};
