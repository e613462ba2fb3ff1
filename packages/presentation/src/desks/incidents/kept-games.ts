import { type GameWithMovesRow, namesIn } from '@rokade/tables';
import { movesOf, parseMoves, type Tournament } from '@rokade/tournament';

/** How many moves of both players a text of moves has; null: none are kept. */
const countOf = (moves: string): number | null =>
  moves === '' ? null : Math.ceil(parseMoves(moves).moves.length / 2);

/** The games of a round, with how many moves of each are kept. */
export function gamesOfRound(t: Tournament, round: number) {
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
