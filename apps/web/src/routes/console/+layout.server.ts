import { error } from '@sveltejs/kit';
import { topDesksOf } from '#lib/server/top-desks.ts';
import type { LayoutServerLoad } from './$types';

/** Says in the reader's language that a page is not for them; else which doors stand on top. */
export const load: LayoutServerLoad = async ({ locals }) => {
  if (locals.keptBack) error(403, 'not allowed');
  return { topDesks: await topDesksOf(locals) };
};
