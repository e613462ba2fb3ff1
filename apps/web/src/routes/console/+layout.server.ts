import { error } from '@sveltejs/kit';
import type { LayoutServerLoad } from './$types';

/** Says in the reader's language that a page is not for them. */
export const load: LayoutServerLoad = ({ locals }) => {
  if (locals.keptBack) error(403, 'not allowed');
};
