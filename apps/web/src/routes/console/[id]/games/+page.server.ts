import { gamesOfRound } from '@rokade/presentation/desks/incidents/kept-games.ts';
import { publishedRounds } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const rounds = Array.from({ length: publishedRounds(t) }, (_, index) =>
    gamesOfRound(t, index + 1),
  );
  return {
    /** The newest first: its games are wanted. */
    rounds: rounds.toReversed(),
    shown: t.settings.movesShown === 'yes',
    mayAttach: mayDo(locals, 'keep-entries', t.id),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
