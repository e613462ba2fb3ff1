import { leagueSeenBy } from '@rokade/league';
import { divisionPrint, divisionPrintIn } from '@rokade/presentation/print/division-print.ts';
import { error } from '@sveltejs/kit';
import { homeOf } from '#lib/server/house/home.ts';
import { divisionIn, loadLeague, readersTeams } from '#lib/server/leagues/league-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** A round or the bracket of a division on paper, for its leader, its captains and whoever hangs it up. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const whole = await loadLeague(locals, params);
  const teams = readersTeams(locals, whole);
  const isLeader = mayDo(locals, 'see-league', whole.id);
  if (!isLeader && teams.length === 0 && !whole.values.published) error(404, 'no such league');
  const { now } = locals.app.hall();
  const league = leagueSeenBy({ isLeader, teams, now }, whole);
  const division = divisionIn(league, params);
  const request = divisionPrintIn(url.searchParams);
  const desk = `/console/leagues/${league.id}`;
  const open = `/league/${league.id}`;
  return {
    print: divisionPrint(locals, league, division, { ...request, now }),
    home: await homeOf(locals),
    back: isLeader ? `${desk}/divisions/${division.id}` : `${open}/division/${division.id}`,
    teamsAt: isLeader ? `${desk}/teams` : `${open}/team`,
    matchesAt: isLeader ? `${desk}/matches` : `${open}/match`,
  };
};
