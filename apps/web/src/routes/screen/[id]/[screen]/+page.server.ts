import { screenData } from '#lib/server/screen-page.ts';
import type { PageServerLoad } from './$types';

/** A screen of a hall, as it stands when a browser becomes it. */
export const load: PageServerLoad = async ({ locals, params }) => ({
  screen: await screenData(locals, params),
});
