import { teamPage } from '@rokade/presentation/public/league/league-team.ts';
import { error } from '@sveltejs/kit';
import { shownLeague } from '#lib/server/public/shown-league.ts';
import type { PageServerLoad } from './$types';

/** A team: its place with all sums, its squad and its matches. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { league, head } = await shownLeague(locals, params.id);
  const team = league.teams.find(({ id }) => id === params.team);
  if (team === undefined) error(404, 'no such team');
  return { league: head, team: teamPage(league, team, locals) };
};
