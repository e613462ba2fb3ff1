import { leagueSeenBy, sideOf } from '@rokade/league';
import { leagueName } from '@rokade/presentation/views/league/league-name.ts';
import { boardLines, matchLine } from '@rokade/presentation/views/league/match-lines.ts';
import { error } from '@sveltejs/kit';
import { homeOf } from '#lib/server/house/home.ts';
import { loadLeague, matchIn, readersTeams } from '#lib/server/leagues/league-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The sheet of a match, for its leader and both captains. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const whole = await loadLeague(locals, params);
  const teams = readersTeams(locals, whole);
  const isLeader = mayDo(locals, 'see-league', whole.id);
  const { now } = locals.app.hall();
  const league = leagueSeenBy({ isLeader, teams, now }, whole);
  const match = matchIn(league, params);
  const isCaptain = teams.some((team) => sideOf(match, team) !== null);
  if (!isLeader && !isCaptain) error(404, 'league.unknown-match');
  const base = `/console/leagues/${league.id}`;
  return {
    name: leagueName(league.values),
    line: matchLine(locals, league, match, now),
    boards: boardLines(league, match),
    sheet: match.sheet,
    home: await homeOf(locals),
    back: isLeader ? `${base}/matches/${match.id}` : `${base}/team`,
  };
};
