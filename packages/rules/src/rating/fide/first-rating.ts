import { ratingDifference } from '../../kernel/fide-expectation-table.ts';
import {
  dividedBy,
  type Fraction,
  fraction,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { RatingAnswer, RatingQuestion } from '../rating-rule-set.ts';
import type { FideRatingEdition } from './edition.ts';
import type { RatingFideReason } from './reason-codes.ts';

/** An average, a score and the resulting performance. */
interface Performance {
  readonly average: Fraction;
  readonly percent: number;
  readonly difference: number;
}

/** The score in whole percent, halves up. */
const percentOf = (halfPoints: number, games: number): number =>
  roundHalfUp(fraction(50 * halfPoints, games));

/** By the edition: with two added draws; or with 20 for each half-point above a half; or unchanged. */
function performanceOf(
  { results }: RatingQuestion,
  halfPoints: number,
  { first }: FideRatingEdition,
): Performance {
  const sum = results.reduce((total, { opponent }) => total + opponent, 0);
  const games = results.length;
  if (first.by === 'two-draws') {
    const percent = percentOf(halfPoints + 2, games + 2);
    const average = fraction(sum + 2 * first.opponent, games + 2);
    return { average, percent, difference: ratingDifference(percent) };
  }
  const average = fraction(sum, games);
  const percent = percentOf(halfPoints, games);
  const above = halfPoints - games;
  const difference =
    first.by === 'half-points' && above >= 0 ? first.step * above : ratingDifference(percent);
  return { average, percent, difference };
}

/** The first rating, or why there is none. */
function settled(
  performance: number,
  halfPoints: number,
  games: number,
  { first, leastFirst, leastGames, pooled, article }: FideRatingEdition,
): { readonly newRating: number | null; readonly because: readonly RatingFideReason[] } {
  const none = (code: RatingFideReason['code'], facts: RatingFideReason['facts'] = {}) => ({
    newRating: null,
    because: [{ code, article: article.first, facts }],
  });
  if (halfPoints === 0) return none('rating-fide.first-no-points');
  if (games < leastGames) {
    return none('rating-fide.first-games', { games, least: leastGames, ...pooled });
  }
  if (performance < leastFirst) {
    return none('rating-fide.first-too-low', { performance, least: leastFirst });
  }
  const most = first.by === 'two-draws' ? first.most : performance;
  if (performance <= most) return { newRating: performance, because: [] };
  const facts = { performance, most };
  const code = 'rating-fide.first-at-most';
  return { newRating: most, because: [{ code, article: article.first, facts }] };
}

/**
 * A first rating: the average of the opponents and of two hypothetical ones of 1800, with draws, plus
 * D(P) of the resulting score, in whole percent, halves up; at most 2200. None for zero points, fewer
 * than five games, or below the floor. The caller adds games of earlier events that count together with
 * these.
 *
 * @article FIDE B.02 8.2; DSU 2002 4.8.1
 */
export function firstFideRating(
  question: RatingQuestion,
  edition: FideRatingEdition,
): RatingAnswer<RatingFideReason> {
  const { results } = question;
  const games = results.length;
  const halfPoints = results.reduce((sum, result) => sum + result.halfPoints, 0);
  const { average, percent, difference } = performanceOf(question, halfPoints, edition);
  const performance = roundHalfUp(plus(average, fraction(difference)));
  const { newRating, because } = settled(performance, halfPoints, games, edition);
  const shown = toNumber(
    dividedBy(fraction(roundHalfUp(times(average, fraction(10)))), fraction(10)),
  );
  const facts = { games, average: shown, percent, difference, performance };
  return {
    performance,
    games,
    halfPoints,
    expected: fraction(0),
    bonus: fraction(0),
    k: null,
    e: null,
    change: null,
    newRating,
    results: results.map((result) => ({ ...result, used: result.opponent, expected: null })),
    because: [{ code: 'rating-fide.first', article: edition.article.first, facts }, ...because],
  };
}
