import { divisionPage } from '@rokade/presentation/public/league/league-division.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A division: its table, all its rounds, and its best players. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const division = league.divisions.find(({ id }) => id === params.division);
  if (division === undefined) error(404, 'no such division');
  return { league: head, division: divisionPage(league, division, locals.t) };
};
