import { publishedRounds, viewCup } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '#lib/server/public/public-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { t } = await publicPage(locals, params.id);
  const cup = viewCup(t);
  if (cup === null || publishedRounds(t) === 0) error(404, 'no bracket yet');
  return { cup };
};
