import { divisionPage } from '@rokade/presentation/public/league/league-division.ts';
import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A division: its table, all its rounds, and its best players. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head, division } = await shownDivision(locals, params);
  return { league: head, division: divisionPage(league, division, locals) };
};
