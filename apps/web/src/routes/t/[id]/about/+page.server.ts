import { publicAbout } from '@rokade/presentation/about/about-tournament.ts';
import { viewRatingSpread } from '@rokade/tournament';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

/** The public regulations of the tournament. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return { parts: publicAbout(t, locals), spread: viewRatingSpread(t) };
};
