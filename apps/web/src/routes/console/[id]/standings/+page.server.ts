import {
  type PlayerId,
  playOffCandidates,
  publishedRounds,
  type Tournament,
  viewPhase,
  viewStandings,
} from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { reasonLines } from '#lib/chess/reason-lines.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { relatedTournaments } from '#lib/server/related-tournaments.ts';
import { startPlayOff } from '#lib/server/start-play-off.ts';
import { parseRound } from '#lib/views/round/chosen-round.ts';
import { standingsLines } from '#lib/views/standings/standings-line.ts';
import type { Actions, PageServerLoad } from './$types';

/** Who may play off for first place once the last round is played; null if nobody. */
function playOffOf(t: Tournament) {
  const phase = viewPhase(t);
  const candidates = phase === 'complete' || phase === 'finished' ? playOffCandidates(t) : null;
  if (candidates === null) return null;
  const nameOf = (id: PlayerId): string =>
    t.players.find((player) => player.id === id)?.details.name ?? '';
  return { tied: candidates.tied.length, names: candidates.players.map(nameOf) };
}

/** The standings after a round, by default the newest published. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const newest = publishedRounds(t);
  const view = viewStandings(t, parseRound(url.searchParams.get('round'), newest) ?? newest);
  return {
    newest,
    shown: view.round,
    provisional: view.provisional,
    tieBreaks: view.tieBreaks,
    lots: view.lots,
    orderChanged: view.orderChangedAfterRound,
    withdrawals: reasonLines(namesIn(t), view.withdrawals, locals.t),
    lines: standingsLines(view, locals.language),
    playOff: playOffOf(t),
    related: await relatedTournaments(locals.app, t),
  };
};

export const actions: Actions = {
  playOff: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const started = await startPlayOff(locals, await request.formData(), t);
    if (!started.ok) return fail(400, { error: started.error });
    redirect(303, `/console/${started.value}/lots`);
  },
};
