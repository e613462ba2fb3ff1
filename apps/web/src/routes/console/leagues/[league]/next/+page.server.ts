import { isSeasonOver } from '@rokade/league';
import { seasonEndLines } from '@rokade/presentation/desks/leagues/season-end.ts';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The end of a season: who goes up and down and why, and the next season made from it. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  return {
    isOver: isSeasonOver(league),
    isSettled: Object.keys(league.ends.places).length > 0,
    ends: seasonEndLines(locals, league),
    places: [
      ...league.divisions.map(({ id, values }) => ({ value: id as string, text: values.name })),
      { value: '', text: locals.t('league.leaves') },
    ],
  };
};

export { actions } from '#lib/server/forms/tell.ts';
