import { makeCalendar } from '@rokade/formats';
import { leagueSeenBy, matchesOfTeam, teamName } from '@rokade/league';
import { momentOnClock } from '@rokade/presentation/desks/round/moment-on-clock.ts';
import { calendarOfMatches } from '@rokade/presentation/public/league/league-feeds.ts';
import { error } from '@sveltejs/kit';
import { loadLeague, readersTeams } from '#lib/server/leagues/league-page.ts';
import { feedAnswer } from '#lib/server/public/feed-answer.ts';
import type { RequestHandler } from './$types';

/** The matches of the reader's team as an iCalendar file. */
export const GET: RequestHandler = async ({ locals, params, url }) => {
  const whole = await loadLeague(locals, params);
  const hall = locals.app.hall();
  const teams = readersTeams(locals, whole);
  // Rounds that are still drafts stay with the leader.
  const league = leagueSeenBy({ isLeader: false, teams, now: hall.now }, whole);
  const team = teams.find((one) => one === url.searchParams.get('team')) ?? teams[0];
  if (team === undefined) error(404, 'league.unknown-team');
  const journal = await locals.app.leagues.journal(league.id);
  if (!journal.ok) error(404, journal.error.code);
  const events = calendarOfMatches(league, matchesOfTeam(league, team), {
    changedAt: journal.value.at(-1)?.at ?? '',
    momentOf: (hallTime) => momentOnClock(hallTime, hall.at),
    urlOf: () => `${url.origin}/console/leagues/${league.id}/team`,
  });
  return feedAnswer({
    body: makeCalendar(teamName(league, team), events),
    type: 'text/calendar',
  });
};
