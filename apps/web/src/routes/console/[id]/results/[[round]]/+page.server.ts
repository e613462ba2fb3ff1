import { publishedRounds, viewNoShows } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { asksToAnswer } from '#lib/server/rounds/asks-to-answer.ts';
import { resultsDesk } from '#lib/server/rounds/results-desk.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The boards of a published round, by default the newest; `view` null before round 1. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const round = params.round === undefined ? publishedRounds(t) : Number(params.round);
  const desk = resultsDesk(locals, t, round);
  if (params.round !== undefined && desk.view === null) error(404, 'no such round');
  const isNewest = round === t.rounds.length;
  return {
    ...desk,
    asks: asksToAnswer(locals, t).length,
    noShows: isNewest && mayDo(locals, 'keep-entries', t.id) ? viewNoShows(t) : [],
  };
};
