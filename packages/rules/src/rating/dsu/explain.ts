import { reason } from '../../kernel/reason.ts';
import type { NotRatedReason } from '../not-rated.ts';
import type { RatedRounds } from '../rated-games.ts';
import type { Performance } from './performance.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/**
 * The shortest suspension in months of a player who misses a whole tournament.
 *
 * @article DSU 2002 4.5.4.2; DSU 2010 4.5.4.2
 */
const leastMonths = 6;

/** The calculation of a performance rating; `passes` if several depended on each other. */
export function explainPerformance(
  { rating, average, percent, difference }: Performance,
  passes: number | null,
): readonly RatingDsuReason[] {
  const article = '4.5.5.2';
  const facts = { average, percent, difference, performance: rating };
  const because: RatingDsuReason[] = [reason('rating-dsu.performance', article, facts)];
  if (percent === 0 || percent === 100) {
    const undetermined = { percent, difference };
    because.push(reason('rating-dsu.performance-undetermined', article, undetermined));
  }
  if (passes !== null) {
    because.push(reason('rating-dsu.performance-repeated', article, { passes }));
  }
  return because;
}

/** The players who never came, with the consequences; and the players who were to meet them. */
const explainNeverPlayed = (neverPlayed: RatedRounds['neverPlayed']): readonly RatingDsuReason[] =>
  neverPlayed.some(({ own }) => own)
    ? [reason('rating-dsu.never-came', '4.5.4.2', { months: leastMonths })]
    : neverPlayed.map(({ opponent, roundNumber }) =>
        reason('rating-dsu.opponent-never-came', '4.5.4.2', { opponent, roundNumber }),
      );

/** The pairings that were played and are not rated, and those that were not played and are. */
export function explainGames({
  games,
  leftOut,
  neverPlayed,
  notRated,
}: RatedRounds): readonly (RatingDsuReason | NotRatedReason)[] {
  const article = '4.5.4.2';
  const noShows = games
    .filter(({ noShow }) => noShow)
    .map(({ opponent, roundNumber }): RatingDsuReason => {
      const facts = { opponent, roundNumber };
      return reason('rating-dsu.no-show-rated', article, facts);
    });
  const others: readonly RatingDsuReason[] =
    leftOut === 0 ? [] : [reason('rating-dsu.games-left-out', article, { leftOut })];
  return [...notRated, ...others, ...explainNeverPlayed(neverPlayed), ...noShows];
}
