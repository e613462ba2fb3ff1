import { hasPage, viewSchedule } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public-page.ts';
import type { PageServerLoad } from './$types';

/** All rounds of a table. */
export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  if (!hasPage(t.settings.system, 'schedule')) error(404, 'no schedule');
  return { schedule: viewSchedule(t) };
};
