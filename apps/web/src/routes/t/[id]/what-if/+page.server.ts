import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public-page.ts';
import { whatIf } from '#lib/views/what-if/what-if.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  if (!t.settings.visibility.standings) error(404, 'not public');
  return { view: whatIf(t, url.searchParams, locals.language) };
};
