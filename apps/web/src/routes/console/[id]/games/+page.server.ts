import { movesOf, publishedRounds, type Tournament } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The boards of a round, and those without moves. */
function roundOf(t: Tournament, round: number) {
  const games = t.rounds[round - 1]?.games ?? [];
  const without = games.filter(({ white, black }) => movesOf(t, { round, white, black }) === '');
  return {
    round,
    boards: games.map(({ board }) => board),
    without: without.map(({ board }) => board),
  };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const rounds = Array.from({ length: publishedRounds(t) }, (_, index) => roundOf(t, index + 1));
  return {
    games: rounds,
    shown: t.settings.movesShown === 'yes',
    mayAttach: mayDo(locals, 'keep-entries', t.id),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
