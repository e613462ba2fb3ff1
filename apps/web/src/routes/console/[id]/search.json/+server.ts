import { json } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { searchEntries } from '#lib/server/search/search-entries.ts';
import type { RequestHandler } from './$types';

/** All entries that the console's search field can find. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return json(searchEntries(t, locals.t, (act) => mayDo(locals, act, t.id)));
};
