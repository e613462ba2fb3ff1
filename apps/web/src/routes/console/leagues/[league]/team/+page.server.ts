import {
  leagueSeenBy,
  matchesOfTeam,
  memberName,
  memberOf,
  nextMatchOf,
  type TeamId,
  teamName,
} from '@rokade/league';
import { missingLines } from '@rokade/presentation/desks/leagues/league-lines.ts';
import { matchData } from '@rokade/presentation/desks/leagues/match-data.ts';
import { criterionHeads } from '@rokade/presentation/public/league/league-criteria.ts';
import { divisionRows } from '@rokade/presentation/public/league/league-division.ts';
import { matchLine } from '@rokade/presentation/views/league/match-lines.ts';
import { newCallId } from '@rokade/server';
import { loadLeague, readersTeams } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

type Seen = ReturnType<typeof leagueSeenBy>;

/** What waits for a team: its line-ups, results, agreements and answers. */
const waitingLines = (locals: App.Locals, league: Seen, team: TeamId, now: string) =>
  missingLines(locals, league, now, team).map(({ match, versus, what }) => ({
    match,
    versus,
    what,
  }));

/** The team that the page is about: the one in the address, if the reader acts for it, else the first. */
const teamFor = (url: URL, teams: readonly TeamId[]): TeamId | undefined =>
  teams.find((team) => team === url.searchParams.get('team')) ?? teams[0];

/** The requests for players that concern a team. */
const callLines = (league: Seen, team: TeamId, nameOf: (match: string) => string) =>
  league.calls
    .filter((call) => call.team === team || memberOf(league, call.player)?.team === team)
    .map(({ id, match, team: by, player, answer }) => ({
      id: id as string,
      team: teamName(league, by),
      player: memberName(league, player),
      match: nameOf(match),
      state: answer === null ? 'open' : answer.granted ? 'granted' : 'refused',
      needsAnswer: by !== team && answer === null,
    }));

/** Players of lower teams of the club, for whom the captain may ask. */
const callable = (league: Seen, team: TeamId) => {
  const club = league.teams.find(({ id }) => id === team)?.values.club ?? '';
  const others = league.teams.filter((one) => one.id !== team && one.values.club === club);
  return club === ''
    ? []
    : others.flatMap((other) =>
        league.members
          .filter((member) => member.team === other.id)
          .map(({ id, values }) => ({
            value: id as string,
            text: `${values.name} (${other.values.name})`,
          })),
      );
};

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
