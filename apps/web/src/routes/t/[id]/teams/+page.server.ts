import { hasPage, viewTeams } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public-page.ts';
import type { PageServerLoad } from './$types';

/** The teams with their standings and matches. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const { system, visibility } = t.settings;
  if (!hasPage(system, 'teams') || !visibility.standings) error(404, 'not public');
  return { view: viewTeams(t) };
};
