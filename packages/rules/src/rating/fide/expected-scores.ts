import { expectedPercent } from '../../kernel/fide-expectation-table.ts';
import { fraction, plus } from '../../kernel/fraction.ts';
import type { CalculatedResult, RatingQuestion, RatingResult } from '../rating-rule-set.ts';
import type { DifferenceLimit, FideRatingEdition } from './edition.ts';

const most = 400;
const exemptFrom = 2650;

/** The opponent's rating, limited to 400 points from the player's own. */
const within = (rating: number, opponent: number): number =>
  Math.min(Math.max(opponent, rating - most), rating + most);

/**
 * The index of the game against the weakest opponent: the only one for which the stronger may use 400,
 * if there is one upgrade.
 */
const weakestIn = (results: readonly RatingResult[]): number =>
  results.reduce((found, { opponent }, index) => {
    return opponent < (results[found]?.opponent ?? Number.POSITIVE_INFINITY) ? index : found;
  }, 0);

function usedNumber(
  rating: number,
  results: readonly RatingResult[],
  limit: DifferenceLimit,
): (opponent: number, index: number) => number {
  const weakest = weakestIn(results);
  return (opponent, index) => {
    switch (limit) {
      case 'none':
        return opponent;
      case 'all-at-400':
        return within(rating, opponent);
      case 'below-2650':
        return rating >= exemptFrom ? opponent : within(rating, opponent);
      default:
        return opponent > rating || index === weakest ? within(rating, opponent) : opponent;
    }
  };
}

function isTooUnequal(
  { play }: RatingQuestion,
  { tooUnequal }: FideRatingEdition,
  [rating, opponent]: readonly [number, number],
): boolean {
  return (
    play !== 'standard' &&
    tooUnequal !== null &&
    Math.abs(rating - opponent) >= tooUnequal.difference &&
    Math.max(rating, opponent) > tooUnequal.above
  );
}

/**
 * Each game with the opponent's rating after the rule of 400 points and the expected score from the
 * table, in hundredths. Rapid and blitz games that are too unequal are not rated.
 *
 * @article FIDE B.02 8.1.2, 8.3
 */
export function fideResults(
  question: RatingQuestion & { readonly rating: number },
  edition: FideRatingEdition,
): readonly CalculatedResult[] {
  const { rating, results, play } = question;
  const usedOf = usedNumber(rating, results, edition.limits[play]);
  return results.map((result, index) => {
    const { opponent } = result;
    if (isTooUnequal(question, edition, [rating, opponent])) {
      return { ...result, used: opponent, expected: null };
    }
    const used = usedOf(opponent, index);
    return { ...result, used, expected: fraction(expectedPercent(rating - used), 100) };
  });
}

/** The sum of the expected scores of several games. */
export const sumOfExpected = (results: readonly CalculatedResult[]) =>
  results.reduce(
    (sum, { expected }) => (expected === null ? sum : plus(sum, expected)),
    fraction(0),
  );
