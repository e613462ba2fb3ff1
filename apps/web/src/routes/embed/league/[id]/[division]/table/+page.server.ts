import { divisionInBrief } from '@rokade/presentation/public/league/league-division.ts';
import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** The table of a division, or the bracket of a cup. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, division } = await shownDivision(locals, params);
  const { name, order, rows, cup } = divisionInBrief(league, division, locals);
  return { name, order, rows, cup };
};
