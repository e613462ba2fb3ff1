import { chosenPlayer } from '@rokade/presentation/public/chosen-player.ts';
import { standingsPage } from '@rokade/presentation/public/shared-pages.ts';
import { namesIn } from '@rokade/tables';
import { asksPlayOff, playOffCandidates, type Tournament, viewPhase } from '@rokade/tournament';
import { relatedTournaments } from '#lib/server/tournaments/related-tournaments.ts';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

/** The players of a play-off for first place after the last round; null: none. */
function playOffOf(t: Tournament) {
  const phase = viewPhase(t);
  const candidates = phase === 'complete' || phase === 'finished' ? playOffCandidates(t) : null;
  if (candidates === null) return null;
  return { tied: candidates.tied.length, names: candidates.players.map(namesIn(t).nameOf) };
}

export const load = forArbiters(async (t, request) => {
  const standings = standingsPage(t, request);
  return {
    ...standings,
    chosen: chosenPlayer(t, request, standings.lines[0]?.player.id),
    playOff: playOffOf(t),
    asksPlayOff: asksPlayOff(t),
    related: await relatedTournaments(request.locals.app, t),
  };
});

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
