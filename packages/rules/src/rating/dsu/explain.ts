import { reason } from '../../kernel/reason.ts';
import type { NotRatedReason } from '../not-rated.ts';
import type { RatedRounds } from '../rated-games.ts';
import type { Performance } from './performance.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** For so many months at least is suspended who misses a whole tournament. @article DSU 2002 4.5.4.2; DSU 2010 4.5.4.2 */
const leastMonths = 6;

/** How a performance rating came about; `passes` if several had to be worked out together. */
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

/** Who never came, with what follows; their opponents with whom they were to meet. */
const explainNeverPlayed = (neverPlayed: RatedRounds['neverPlayed']): readonly RatingDsuReason[] =>
  neverPlayed.some(({ own }) => own)
    ? [reason('rating-dsu.never-came', '4.5.4.2', { months: leastMonths })]
    : neverPlayed.map(({ opponent, roundNumber }) =>
        reason('rating-dsu.opponent-never-came', '4.5.4.2', { opponent, roundNumber }),
      );

/** Which pairings are not rated though paired, and which are though not played. */
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
