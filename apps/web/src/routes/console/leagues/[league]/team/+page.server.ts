import { leagueSeenBy, matchesOfTeam, nextMatchOf, type TeamId, teamName } from '@rokade/league';
import {
  callable,
  callLines,
  waitingLines,
} from '@rokade/presentation/desks/leagues/captains-team.ts';
import { matchData } from '@rokade/presentation/desks/leagues/match-data.ts';
import { criterionHeads } from '@rokade/presentation/public/league/league-criteria.ts';
import { divisionRows } from '@rokade/presentation/public/league/league-division.ts';
import { matchLine } from '@rokade/presentation/views/league/match-lines.ts';
import { newCallId } from '@rokade/server';
import { loadLeague, readersTeams } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The team that the page is about: the one in the address, if the reader acts for it, else the first. */
const teamFor = (url: URL, teams: readonly TeamId[]): TeamId | undefined =>
  teams.find((team) => team === url.searchParams.get('team')) ?? teams[0];

/** The page of a captain: the next match, who plays, where and at which board. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const whole = await loadLeague(locals, params);
  const teams = readersTeams(locals, whole);
  const team = teamFor(url, teams);
  const { now } = locals.app.hall();
  const league = leagueSeenBy({ isLeader: false, teams, now }, whole);
  const found = league.teams.find(({ id }) => id === team);
  if (team === undefined || found === undefined) return { own: null };
  const matches = matchesOfTeam(league, team);
  const chosen = matches.find(({ id }) => id === url.searchParams.get('match'));
  const match = chosen ?? nextMatchOf(league, team, now);
  const lines = matches.map((one) => matchLine(locals, league, one, now));
  const nameOf = (id: string): string => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? '' : `${line.home} – ${line.away}`;
  };
  return {
    own: {
      team: team as string,
      name: found.values.name,
      isWithdrawn: found.withdrawn !== '',
      teams: teams.map((id) => ({ id: id as string, name: teamName(league, id) })),
      next: match === null ? null : matchData(locals, { league, now, whole }, match),
      lines,
      waits: waitingLines(locals, league, team, now),
      table: divisionRows(league, found.division, locals.t),
      order: criterionHeads(locals.t, league.values.order),
      calls: callLines(league, team, nameOf),
      callable: callable(league, team),
      newCall: newCallId() as string,
    },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
