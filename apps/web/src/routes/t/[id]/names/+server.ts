import { playerLineIn } from '@rokade/tournament';
import { json } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { RequestHandler } from './$types';

/** The names, clubs and ids of all players, for the search field. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return json(t.players.map(playerLineIn(t)));
};
