import { hallOr404 } from '#lib/server/screen-page.ts';
import type { PageServerLoad } from './$types';

/** The screens of a hall, of which this browser becomes one. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { name, arranged } = await hallOr404(locals, params.id);
  return {
    name,
    screens: arranged.screens.map(({ number, name: called }) => ({ number, called })),
  };
};
