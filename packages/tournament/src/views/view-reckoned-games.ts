import type { RatingReportRow } from './rating-report-types.ts';

/** A player's game with its own expected score. */
export interface ReckonedGame {
  readonly round: number;
  /** The opponent's draw number. */
  readonly opponent: number;
  /** The opponent's rating as used. */
  readonly used: number;
  readonly halfPoints: number;
  /** In points. */
  readonly expected: number;
  /** With the games before it. */
  readonly halfPointsSoFar: number;
  readonly expectedSoFar: number;
}

/** Codes of reasons that name a game and its expected score. */
const ofGames: ReadonlySet<string> = new Set(['rating.game', 'rating.game-cut']);

/**
 * A player's games in a rating report with the expected score of each, by round; empty where the rules
 * take the expected score of all games together.
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
