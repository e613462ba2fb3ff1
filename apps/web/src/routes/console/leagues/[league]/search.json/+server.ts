import { json } from '@sveltejs/kit';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import { foundFrom } from '#lib/server/search/found-from.ts';
import type { RequestHandler } from './$types';

/** The pages that the search field finds from a league. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { id, values } = await loadLeague(locals, params);
  return json(foundFrom(locals, { kind: 'league', id, name: values.name }));
};
