import { hasPage, viewTeams } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The teams with their standings and matches. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  if (!hasPage(t.settings.system, 'teams')) error(404, 'no teams');
  return { view: viewTeams(t) };
};
