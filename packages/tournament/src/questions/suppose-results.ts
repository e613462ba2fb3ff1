import type { Game, Round, Tournament } from '../state/state.ts';
import { type GameResult, isFinal } from '../values/game-result.ts';

/** A hypothetical result of a game without one. */
export interface SupposedResult {
  readonly round: number;
  readonly board: number;
  readonly result: GameResult;
}

/** Whether a game of a published round has no result yet. */
export const isOpenGame = ({ status }: Round, { result }: Game): boolean =>
  status === 'published' && !isFinal(result);

/** The tournament with hypothetical results in its open games; existing results stay. */
export function supposeResults(t: Tournament, supposed: readonly SupposedResult[]): Tournament {
  const results = new Map(supposed.map((each) => [`${each.round}/${each.board}`, each.result]));
  const rounds = t.rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => {
      const result = results.get(`${round.number}/${game.board}`);
      return result !== undefined && isOpenGame(round, game) ? { ...game, result } : game;
    }),
  }));
  return { ...t, rounds };
}
