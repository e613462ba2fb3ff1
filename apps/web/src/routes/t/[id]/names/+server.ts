import { playerLineIn } from '@rokade/tournament';
import { json } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public-page.ts';
import type { RequestHandler } from './$types';

/** Everybody's name, club and id, for the field that finds a name while it is typed. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return json(t.players.map(playerLineIn(t)));
};
