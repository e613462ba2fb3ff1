import { missingLines, presentRound } from '@rokade/presentation/desks/leagues/league-lines.ts';
import { newDivisionId } from '@rokade/server';
import { loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The desk of a league: what is missing, and the present round of each division. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const league = await loadLeague(locals, params);
  const { now } = locals.app.hall();
  return {
    missing: missingLines(locals, league, now),
    divisions: league.divisions
      .toSorted((a, b) => a.values.level - b.values.level)
      .map((division) => ({
        id: division.id as string,
        name: division.values.name,
        teams: league.teams.filter((team) => team.division === division.id).length,
        round: presentRound(locals, league, division, now),
      })),
    level: Math.max(0, ...league.divisions.map(({ values }) => values.level)) + 1,
    newDivision: newDivisionId() as string,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
