import { asksPlayOff, playOffCandidates, type Tournament, viewPhase } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { namesIn } from '#lib/chess/plain-facts.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import { wholeTournament } from '#lib/server/load-tournament.ts';
import { relatedTournaments } from '#lib/server/related-tournaments.ts';
import { forArbiters } from '#lib/server/shared-page.ts';
import { standingsPage } from '#lib/server/shared-pages.ts';
import { startPlayOff } from '#lib/server/start-play-off.ts';
import type { Actions } from './$types';

/** Who may play off for first place once the last round is played; null if nobody. */
function playOffOf(t: Tournament) {
  const phase = viewPhase(t);
  const candidates = phase === 'complete' || phase === 'finished' ? playOffCandidates(t) : null;
  if (candidates === null) return null;
  return { tied: candidates.tied.length, names: candidates.players.map(namesIn(t).nameOf) };
}

export const load = forArbiters(async (t, asked) => ({
  ...standingsPage(t, asked),
  playOff: playOffOf(t),
  asksPlayOff: asksPlayOff(t),
  related: await relatedTournaments(asked.locals.app, t),
}));

export const actions: Actions = {
  playOff: async ({ locals, params, request }) => {
    const t = await wholeTournament(locals, params);
    const started = await startPlayOff(locals, await request.formData(), t);
    if (!started.ok) return fail(400, { error: started.error });
    await inCharge(locals, 'tournament', started.value);
    redirect(303, `/console/${started.value}/lots`);
  },
};
