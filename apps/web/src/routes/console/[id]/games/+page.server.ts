import { type GameWithMovesRow, namesIn } from '@rokade/tables';
import { movesOf, parseMoves, publishedRounds, type Tournament } from '@rokade/tournament';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** How many moves of both players a text of moves has; null: none are kept. */
const countOf = (moves: string): number | null =>
  moves === '' ? null : Math.ceil(parseMoves(moves).moves.length / 2);

/** The games of a round, with how many moves of each are kept. */
function roundOf(t: Tournament, round: number) {
  const { nameOf } = namesIn(t);
  const games = (t.rounds[round - 1]?.games ?? []).map(
    ({ board, white, black, result }): GameWithMovesRow => ({
      board,
      white: nameOf(white),
      black: nameOf(black),
      result,
      moves: countOf(movesOf(t, { round, white, black })),
    }),
  );
  const without = games.filter(({ moves }) => moves === null).map(({ board }) => board);
  return { round, games, without };
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const rounds = Array.from({ length: publishedRounds(t) }, (_, index) => roundOf(t, index + 1));
  return {
    /** The newest first: its games are wanted. */
    rounds: rounds.toReversed(),
    shown: t.settings.movesShown === 'yes',
    mayAttach: mayDo(locals, 'keep-entries', t.id),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
