import { loadTournament } from '#lib/server/load-tournament.ts';
import { whatIf } from '#lib/views/what-if/what-if.ts';
import type { PageServerLoad } from './$types';

/** The standings if the open games end as the address says. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  return { view: whatIf(t, url.searchParams, locals.language) };
};
