import { searchEntries } from '@rokade/presentation/about/search-entries.ts';
import { commandActs } from '@rokade/server';
import { json } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { RequestHandler } from './$types';

/** All entries that the console's search field can find. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return json(
    searchEntries(t, locals.t, { may: (act) => mayDo(locals, act, t.id), actOf: commandActs }),
  );
};
