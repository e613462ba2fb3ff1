import { error } from '@sveltejs/kit';
import { topDesksOf } from '#lib/server/house/top-desks.ts';
import type { LayoutServerLoad } from './$types';

/**
 * Error 403, which is shown in the reader's language, if they may not see the page; else the desks
 * in the navigation.
 */
export const load: LayoutServerLoad = async ({ locals }) => {
  if (locals.keptBack) error(403, 'not allowed');
  return { topDesks: await topDesksOf(locals) };
};
