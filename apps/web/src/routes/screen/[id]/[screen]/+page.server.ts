import { screenData } from '#lib/server/screens/screen-page.ts';
import type { PageServerLoad } from './$types';

/** The data of a screen when a browser opens it. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  screen: await screenData(locals, params),
});
