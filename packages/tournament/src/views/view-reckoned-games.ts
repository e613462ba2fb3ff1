import type { RatingReportRow } from './rating-report-types.ts';

/** A game of a player's that was reckoned with by itself. */
export interface ReckonedGame {
  readonly round: number;
  /** By draw number. */
  readonly opponent: number;
  /** The opponent's number as it was used. */
  readonly used: number;
  readonly halfPoints: number;
  /** In points. */
  readonly expected: number;
  /** With the games before it. */
  readonly halfPointsSoFar: number;
  readonly expectedSoFar: number;
}

/** Reasons that tell a game with what was expected of it. */
const ofGames: ReadonlySet<string> = new Set(['rating.game', 'rating.game-cut']);

/**
 * A player's games in a rating report with what was expected in each, by round; none where the rules
 * expect a score of all games together.
 */
export function viewReckonedGames({ because }: Pick<RatingReportRow, 'because'>) {
  const games = because
    .filter(({ code }) => ofGames.has(code))
    .map(({ facts }) => ({
      round: Number(facts['roundNumber']),
      opponent: Number(facts['opponent']),
      used: Number(facts['used'] ?? facts['rating']),
      halfPoints: Number(facts['halfPoints']),
      expected: Number(facts['expected']),
    }))
    .toSorted((a, b) => a.round - b.round);
  return games.map((game, index): ReckonedGame => {
    const soFar = games.slice(0, index + 1);
    return {
      ...game,
      halfPointsSoFar: soFar.reduce((sum, one) => sum + one.halfPoints, 0),
      expectedSoFar: soFar.reduce((sum, one) => sum + one.expected, 0),
    };
  });
}
