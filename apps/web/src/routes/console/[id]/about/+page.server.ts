import { aboutTournament } from '@rokade/presentation/about/about-tournament.ts';
import { viewRatingSpread } from '@rokade/tournament';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The tournament's public regulations, and what is missing in them. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  return { parts: aboutTournament(t, locals), spread: viewRatingSpread(t) };
};
