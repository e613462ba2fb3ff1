import { ratingChoiceIn, ratingPage } from '@rokade/presentation/desks/leagues/league-rating.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The rating report of all games of a league, by month. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  return { rating: ratingPage(league, ratingChoiceIn(url.searchParams)) };
};
