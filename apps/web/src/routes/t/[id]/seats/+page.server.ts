import { publicPage } from '#lib/server/public-page.ts';
import { seatedPlayers } from '#lib/server/seated-players.ts';
import type { PageServerLoad } from './$types';

/** Who sits where at the long table. */
export const load: PageServerLoad = async ({ params, locals }) =>
  seatedPlayers((await publicPage(locals, params.id)).t);
