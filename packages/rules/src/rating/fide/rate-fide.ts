import { fraction, minus, roundHalfAway, times, toNumber } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import { singleRows } from '../group-rows.ts';
import { ratedRounds } from '../rated-games.ts';
import type {
  RatingAnswer,
  RatingQuestion,
  RatingReport,
  RatingRequest,
} from '../rating-rule-set.ts';
import { fideCoefficient } from './coefficient.ts';
import type { FideRatingEdition } from './edition.ts';
import { fideResults, sumOfExpected } from './expected-scores.ts';
import { firstFideRating } from './first-rating.ts';
import type { RatingFideReason } from './reason-codes.ts';

/** The rating after the period; null if it falls below the floor. */
function settled(
  rating: number,
  { floor, article }: FideRatingEdition,
): Pick<RatingAnswer<RatingFideReason>, 'newRating' | 'because'> {
  if (floor === null || rating >= floor) return { newRating: rating, because: [] };
  const facts = { before: rating, floor };
  const because = [reason('rating-fide.below-floor', article.change, facts)];
  return { newRating: null, because };
}

/** How many rapid or blitz games are unrated because the players are too unequal. */
function tooUnequal(
  unrated: number,
  { tooUnequal, article }: FideRatingEdition,
): readonly RatingFideReason[] {
  if (unrated === 0 || tooUnequal === null) return [];
  const facts = { games: unrated, ...tooUnequal };
  return [reason('rating-fide.too-unequal', article.games, facts)];
}

function rated(
  question: RatingQuestion & { readonly rating: number },
  edition: FideRatingEdition,
): RatingAnswer<RatingFideReason> {
  const { rating } = question;
  const results = fideResults(question, edition);
  const counted = results.filter(({ expected }) => expected !== null);
  const games = counted.length;
  const halfPoints = counted.reduce((sum, result) => sum + result.halfPoints, 0);
  const expected = sumOfExpected(counted);
  const answer = {
    performance: null,
    games,
    halfPoints,
    expected,
    bonus: fraction(0),
    e: null,
    results,
  };
  const left = tooUnequal(results.length - games, edition);
  const { k, because } = fideCoefficient(question, games, edition);
  if (k === null) return { ...answer, k, change: null, newRating: null, because };
  const gain = minus(fraction(halfPoints, 2), expected);
  const change = times(fraction(Math.round(k * 10), 10), gain);
  const rounded = roundHalfAway(change);
  const facts = {
    old: rating,
    k,
    score: halfPoints / 2,
    expected: toNumber(expected),
    change: toNumber(change),
    new: rating + rounded,
  };
  const changeReason: RatingFideReason = reason(
    'rating-fide.change',
    edition.article.change,
    facts,
  );
  const end = settled(rating + rounded, edition);
  const all = [...left, ...because, changeReason, ...end.because];
  return { ...answer, k, change, newRating: end.newRating, because: all };
}

/**
 * The effect of a player's games: K times the sum of score minus expected score over the games, rounded
 * once for the period to a whole number, halves away from zero; or a first rating.
 *
 * @article FIDE B.02 8.2, 8.3
 */
export function calculateFide(
  question: RatingQuestion,
  edition: FideRatingEdition,
): RatingAnswer<RatingFideReason> {
  const { rating } = question;
  return rating === null
    ? firstFideRating(question, edition)
    : rated({ ...question, rating }, edition);
}

/**
 * An event as a rating period of its own: played games, against rated opponents, with the ratings at
 * the beginning of the event.
 *
 * @article FIDE B.02 6, 8
 */
export function rateFide(
  request: Omit<RatingRequest, 'method'>,
  edition: FideRatingEdition,
): RatingReport<never> {
  const { games, change: expected } = edition.article;
  const rows = singleRows({
    request,
    rounds: ratedRounds(request.players, { forfeits: 'none', article: games }),
    numbers: new Map(
      request.players.flatMap(({ no, rating }) => (rating === null ? [] : [[no, rating] as const])),
    ),
    calculate: (question) => calculateFide(question, edition),
    articles: { games, expected },
  });
  return { method: null, rows };
}
