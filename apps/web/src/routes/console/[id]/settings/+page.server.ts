import { plannedRounds } from '@rokade/tournament';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  return {
    settings: t.settings,
    finished: t.finished,
    rounds: Math.max(t.settings.roundsPlanned, plannedRounds(t), t.settings.roundPlay.length),
    publicAddress: `${url.origin}/t/${t.id}`,
  };
};
