import { hasPage, viewSchedule } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** All rounds of a table. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  if (!hasPage(t.settings.system, 'schedule')) error(404, 'no schedule');
  return { schedule: viewSchedule(t) };
};
