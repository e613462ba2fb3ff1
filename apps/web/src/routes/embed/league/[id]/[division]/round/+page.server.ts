import { divisionInBrief } from '@rokade/presentation/public/league/league-division.ts';
import { freeText } from '@rokade/presentation/public/league/league-rounds.ts';
import { shownDivision } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** The matches of the round of a division that is played next; after the last one, that one. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, division } = await shownDivision(locals, params);
  const { name, round, matches } = divisionInBrief(league, division, locals);
  return { name, round, matches, free: freeText(league, division, round, locals.t) };
};
