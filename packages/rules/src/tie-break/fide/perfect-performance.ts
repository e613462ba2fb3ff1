import { certainDifference, expectedPercent } from '../../kernel/fide-expectation-table.ts';
import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { type RatedGame, ratedGames, ratingWorkings } from './rated-games.ts';

/** The difference to the lowest-rated opponent for zero points. */
const differenceOfZero = 800;

const expectedIn = (games: readonly RatedGame[], rating: number): number =>
  games.reduce((sum, game) => sum + expectedPercent(rating - game.rating), 0);

/** The lowest rating with which this percentage (of all games together) is expected. */
function lowestRatingFor(games: readonly RatedGame[], percent: number): number {
  const ratings = games.map(({ rating }) => rating);
  let tooLow = Math.min(...ratings) - certainDifference;
  let enough = Math.max(...ratings) + certainDifference;
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (expectedIn(games, middle) >= percent) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

/** The perfect performance in some games; null if there are none. */
export function perfectPerformanceIn(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  const percent = 50 * games.reduce((sum, { halfPoints }) => sum + halfPoints, 0);
  return percent === 0
    ? Math.min(...games.map(({ rating }) => rating)) - differenceOfZero
    : lowestRatingFor(games, percent);
}

/**
 * Perfect tournament performance: the lowest whole rating with which the score against the opponents
 * met over the board would be expected; differences are not capped at 400. With zero points: 800 below
 * the lowest-rated opponent. Null as for the average rating of opponents.
 *
 * @article FIDE C.07 10.3; B.02 8.1.2
 */
export const perfectPerformance: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) => {
    if (table.ratings === null) return null;
    const games = ratedGames(table, table.ratings, player);
    const performance = perfectPerformanceIn(games);
    return performance === null
      ? null
      : { stages: [fraction(performance)], workings: ratingWorkings(games) };
  });
