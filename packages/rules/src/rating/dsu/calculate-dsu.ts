import { expectedPercent } from '../../kernel/expected-score-table.ts';
import { fraction, minus, plus, times } from '../../kernel/fraction.ts';
import type { RatingAnswer, RatingQuestion } from '../rating-rule-set.ts';
import type { DsuRatingEdition } from './edition.ts';
import { expectedScore } from './expected-score.ts';
import { explainPerformance } from './explain.ts';
import { newRating } from './new-rating.ts';
import { performanceIn } from './performance.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/**
 * The effect of a player's games, by the difference method: the average method, and the rule for a
 * group's winner, need the whole table. An unrated player is calculated with their performance.
 *
 * @article DSU 2002 4.5.2, 4.5.2.1 §2, 4.5.5.2; DSU 2010 4.5.2, 4.5.2.1 §2, 4.5.5.2
 */
export function calculateDsu(
  { rating: own, results, facts }: RatingQuestion,
  edition: DsuRatingEdition,
): RatingAnswer<RatingDsuReason> {
  const games = results.length;
  const halfPoints = results.reduce((sum, result) => sum + result.halfPoints, 0);
  const performance = own === null ? performanceIn(results, edition) : null;
  const rating = own ?? performance?.rating ?? 0;
  const opponents = results.map(({ opponent }, index) => ({ no: index + 1, rating: opponent }));
  const { score: expected, because } = expectedScore('difference', rating, opponents, edition);
  const score = fraction(halfPoints, 2);
  const calculation = { oldRating: rating, games, score, expected, isWinner: false };
  const result = newRating({ ...calculation, k: facts.k ?? null }, edition);
  const gain = plus(minus(score, expected), result.bonus);
  return {
    performance: performance?.rating ?? null,
    games,
    halfPoints,
    expected,
    bonus: result.bonus,
    k: result.k,
    e: null,
    change: times(fraction(Math.round(10 * result.k), 10), gain),
    newRating: result.rating,
    results: results.map((one) => ({
      ...one,
      used: one.opponent,
      expected: fraction(expectedPercent(edition.expectedScores, rating - one.opponent), 100),
    })),
    because: [
      ...(performance === null ? [] : explainPerformance(performance, null)),
      because,
      ...result.because,
    ],
  };
}
