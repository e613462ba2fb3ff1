import {
  type Division,
  divisionOf,
  type League,
  type Match,
  matchOf,
  parseLeagueId,
  type Team,
  type TeamId,
  teamOf,
} from '@rokade/league';
import { ownTeams } from '@rokade/server';
import { error, redirect } from '@sveltejs/kit';

/** The league in an address. A damaged one redirects to the list, which reports the damage. */
export async function loadLeague(
  { app }: App.Locals,
  params: { readonly league: string },
): Promise<League> {
  const id = parseLeagueId(params.league);
  if (id === null) error(404, 'no such league');
  const found = await app.leagues.get(id);
  if (found.ok) return found.value;
  if (found.error.code === 'store.damaged') redirect(303, `/console/leagues#${id}`);
  error(found.error.code === 'store.removed' ? 410 : 404, found.error.code);
}

/** The division in an address. */
export function divisionIn(league: League, params: { readonly division: string }): Division {
  const division = divisionOf(league, params.division);
  if (division === undefined) error(404, 'league.unknown-division');
  return division;
}

/** The team in an address. */
export function teamIn(league: League, params: { readonly team: string }): Team {
  const team = teamOf(league, params.team);
  if (team === undefined) error(404, 'league.unknown-team');
  return team;
}

/** The match in an address. */
export function matchIn(league: League, params: { readonly match: string }): Match {
  const match = matchOf(league, params.match);
  if (match === undefined) error(404, 'league.unknown-match');
  return match;
}

/** The teams for which the reader acts as captain. */
export const readersTeams = ({ session }: App.Locals, league: League): readonly TeamId[] =>
  ownTeams(session?.rights ?? [], league, session?.name ?? '');
