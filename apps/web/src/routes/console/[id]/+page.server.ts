import { pageOfPhase } from '@rokade/presentation/console/doors/page-of-phase.ts';
import { viewPhase } from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** Redirects to the page for the next step; helpers go to check-in or to the results. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const helps = mayDo(locals, 'check-in', t.id) ? 'check-in' : 'results';
  const page = mayDo(locals, 'see-event', t.id) ? pageOfPhase[viewPhase(t)] : helps;
  redirect(303, `/console/${t.id}/${page}`);
};
