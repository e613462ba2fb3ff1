import { type Phase, viewPhase } from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/load-tournament.ts';
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

/** Opens the page where the work is. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  redirect(303, `/console/${t.id}/${pages[viewPhase(t)]}`);
};
