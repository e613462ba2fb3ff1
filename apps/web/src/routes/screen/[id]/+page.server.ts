import { hallOr404 } from '#lib/server/screens/screen-page.ts';
import type { PageServerLoad } from './$types';

/** The screens of a hall, for choosing which of them this browser shows. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { name, arranged } = await hallOr404(locals, params.id);
  return {
    name,
    screens: arranged.screens.map(({ number, name: called }) => ({ number, called })),
  };
};
