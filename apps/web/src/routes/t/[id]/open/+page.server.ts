import { viewOpenGames } from '@rokade/tournament';
import { publicPage } from '#lib/server/public-page.ts';
import type { PageServerLoad } from './$types';

/** The games still to be played. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return { view: viewOpenGames(t) };
};
