import { type Phase, viewPhase } from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { mayDo } from '#lib/server/may-do.ts';
import type { PageServerLoad } from './$types';

const pages: Readonly<Record<Phase, string>> = {
  entries: 'entries',
  lots: 'lots',
  'ready-to-pair': 'round',
  draft: 'round',
  playing: 'results',
  complete: 'standings',
  finished: 'standings',
};

/** Opens the page where the work is; a helper's is at the door or at the boards. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const helps = mayDo(locals, 'check-in', t.id) ? 'check-in' : 'results';
  const page = mayDo(locals, 'see-event', t.id) ? pages[viewPhase(t)] : helps;
  redirect(303, `/console/${t.id}/${page}`);
};
