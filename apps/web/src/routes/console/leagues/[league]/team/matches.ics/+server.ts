import { makeCalendar } from '@rokade/formats';
import { matchesOfTeam, teamName } from '@rokade/league';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { error } from '@sveltejs/kit';
import { loadLeague, readersTeams } from '#lib/server/leagues/league-page.ts';
import type { RequestHandler } from './$types';

/** The length of a match whose start is known. */
const minutes = 300;

/** The matches of the reader's team as an iCalendar file. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  const teams = readersTeams(locals, league);
  const team = teams.find((one) => one === url.searchParams.get('team')) ?? teams[0];
  if (team === undefined) error(404, 'league.unknown-team');
  const hall = locals.app.hall();
  const events = matchesOfTeam(league, team)
    .filter(({ meeting }) => meeting.day !== '')
    .map(({ id, home, away, meeting: { day, time, place } }) => ({
      uid: `${league.id}-${id}@rokade`,
      title: `${teamName(league, home)} – ${teamName(league, away)}`,
      place,
      url: `${url.origin}/console/leagues/${league.id}/team`,
      start: time === '' ? day : momentOnClock(`${day}T${time}`, hall.at),
      minutes,
      changedAt: '',
      sequence: league.version,
    }));
  return new Response(makeCalendar(teamName(league, team), events), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
