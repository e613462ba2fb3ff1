import { json } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { searchEntries } from '#lib/server/search/search-entries.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** All entries that the console's search field can find. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return json(searchEntries(t, locals.t, (act) => mayDo(locals, act, t.id)));
};
