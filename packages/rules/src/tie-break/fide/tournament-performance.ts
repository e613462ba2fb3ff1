import { ratingDifference } from '../../kernel/fide-expectation-table.ts';
import { fraction, roundHalfUp } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { type RatedGame, ratedGames, ratingWorkings, roundedAverage } from './rated-games.ts';

/** The score of some games in whole percent, .5 up. */
const percentScored = (games: readonly RatedGame[]): number =>
  roundHalfUp(
    fraction(100 * games.reduce((sum, { halfPoints }) => sum + halfPoints, 0), 2 * games.length),
  );

/** The performance rating in some games; null if there are none. */
export const performanceIn = (games: readonly RatedGame[]): number | null =>
  games.length === 0
    ? null
    : roundedAverage(games.map(({ rating }) => rating)) + ratingDifference(percentScored(games));

/**
 * Tournament performance rating: the average rating of the opponents met over the board plus the rating
 * difference for the score against them. Null as for that average.
 *
 * @article FIDE C.07 10.2; B.02 8.1.1
 */
export const tournamentPerformance: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) => {
    if (table.ratings === null) return null;
    const games = ratedGames(table, table.ratings, player);
    const performance = performanceIn(games);
    return performance === null
      ? null
      : { stages: [fraction(performance)], workings: ratingWorkings(games) };
  });
