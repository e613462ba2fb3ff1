import { json } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { suggestedPeople } from '#lib/server/suggested-people.ts';
import type { RequestHandler } from './$types';

/** Who may be meant by what is typed of a player, for whoever may look at the register. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const { settings } = await loadTournament(locals, params);
  if (!mayDo(locals, 'see-people', null)) return json([]);
  return json(suggestedPeople(locals, url.searchParams.get('q') ?? '', settings));
};
