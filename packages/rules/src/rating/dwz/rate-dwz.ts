import {
  type Fraction,
  fraction,
  minus,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { ageIn } from '../age.ts';
import { singleRows } from '../group-rows.ts';
import { noRounds, ratedRounds } from '../rated-games.ts';
import type {
  RatedPlayer,
  RatingAnswer,
  RatingQuestion,
  RatingReport,
  RatingRequest,
} from '../rating-rule-set.ts';
import type { DwzEdition } from './edition.ts';
import { expectedAgainst } from './expected-score.ts';
import { dwzPerformance, dwzPerformances, isWorthNumber, leastGames } from './performance.ts';
import type { RatingDwzReason } from './reason-codes.ts';

type Answer = RatingAnswer<RatingDwzReason>;

const halfPointsIn = ({ results }: RatingQuestion): number =>
  results.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

/** The rating rounded to a whole number, halves up, and raised to the floor. */
function settled(
  number: Fraction,
  { floor, article }: DwzEdition,
): Pick<Answer, 'newRating' | 'because'> {
  const rounded = roundHalfUp(number);
  if (floor === null || rounded >= floor) return { newRating: rounded, because: [] };
  const facts = { before: rounded, floor };
  return { newRating: floor, because: [{ code: 'rating-dwz.floor', article, facts }] };
}

/**
 * A new rating from an old one: R + 800 × (W − We) ÷ (E + games), and since 2026 R + K × (W − We).
 *
 * @article DSB Wertungsordnung 2014 annex 2; DSB Wertungsordnung 2026
 */
function following(question: RatingQuestion & { rating: number }, edition: DwzEdition): Answer {
  const { rating, facts: own, day } = question;
  const { article } = edition;
  const results = question.results.map((result) => ({
    ...result,
    used: result.opponent,
    expected: expectedAgainst(rating, result.opponent),
  }));
  const expected = results.reduce((sum, game) => plus(sum, game.expected), fraction(0));
  const halfPoints = halfPointsIn(question);
  const games = results.length;
  const score = fraction(halfPoints, 2);
  const weight = edition.weigh({
    rating,
    index: own.index ?? null,
    age: ageIn(own, day),
    games,
    score,
    expected,
    k: own.k ?? null,
  });
  const { factor, k, e } = weight;
  const change = times(factor, minus(score, expected));
  const { newRating, because } = settled(plus(fraction(rating), change), edition);
  const facts = {
    old: rating,
    score: halfPoints / 2,
    expected: toNumber(expected),
    change: toNumber(change),
    ...(k === null ? { e: e ?? 0, games } : { k }),
  };
  const changeReason: RatingDwzReason = { code: edition.changeCode, article, facts };
  const all = [...weight.because, changeReason, ...because];
  const answer = { games, halfPoints, expected, bonus: fraction(0), k, e, change, newRating };
  return { ...answer, performance: null, results, because: all };
}

/** Why a player gets no first rating. */
function noNumber(question: RatingQuestion, { article }: DwzEdition): RatingDwzReason {
  const games = question.results.length;
  return games < leastGames
    ? { code: 'rating-dwz.first-games', article, facts: { games, least: leastGames } }
    : { code: 'rating-dwz.first-score', article, facts: { halfPoints: halfPointsIn(question) } };
}

function firstNumber(
  question: RatingQuestion,
  performance: number,
  edition: DwzEdition,
): Pick<Answer, 'newRating' | 'because' | 'performance'> {
  const { article } = edition;
  const games = question.results.length;
  const code =
    halfPointsIn(question) < 2 * games ? 'rating-dwz.first' : 'rating-dwz.first-with-draw';
  const firstReason: RatingDwzReason = { code, article, facts: { games, performance } };
  const { newRating, because } = settled(edition.first(performance), edition);
  const facts = { performance, new: newRating ?? 0 };
  const lifted: readonly RatingDwzReason[] =
    newRating === performance ? [] : [{ code: 'rating-dwz.first-lifted', article, facts }];
  return { performance, newRating, because: [firstReason, ...lifted, ...because] };
}

/** A first rating from a performance; null: the results give none. */
function first(question: RatingQuestion, performance: number | null, edition: DwzEdition): Answer {
  const results = question.results.map((result) => {
    return { ...result, used: result.opponent, expected: null };
  });
  const answer = {
    games: results.length,
    halfPoints: halfPointsIn(question),
    expected: fraction(0),
    bonus: fraction(0),
    k: null,
    e: null,
    change: null,
    results,
  };
  if (performance === null) {
    const because = [noNumber(question, edition)];
    return { ...answer, performance: null, newRating: null, because };
  }
  return { ...answer, ...firstNumber(question, performance, edition) };
}

/** The effect of a player's games: a new rating from an old one, or a first one. */
export function calculateDwz(question: RatingQuestion, edition: DwzEdition): Answer {
  const { rating, results } = question;
  if (rating !== null) return following({ ...question, rating }, edition);
  const isWorth = isWorthNumber(halfPointsIn(question), results.length, edition);
  return first(question, isWorth ? Math.round(dwzPerformance(results)) : null, edition);
}

const numbersOf = (players: readonly RatedPlayer[]): ReadonlyMap<PlayerNo, number> =>
  new Map(players.flatMap(({ no, rating }) => (rating === null ? [] : [[no, rating] as const])));

/**
 * An event: first its newcomers' ratings, calculated together; then everybody's, with newcomers
 * counting by their first rating. Unplayed games are never evaluated.
 *
 * @article DSB Wertungsordnung 2014 3.4.3, annex 2; DSB Wertungsordnung 2026
 */
export function rateDwz(
  request: Omit<RatingRequest, 'method'>,
  edition: DwzEdition,
): RatingReport<never> {
  const { players } = request;
  const { article } = edition;
  const rounds = ratedRounds(players, { forfeits: 'none', article });
  const unrated = players.filter(({ rating }) => rating === null);
  const gamesOf = new Map(unrated.map(({ no }) => [no, (rounds.get(no) ?? noRounds).games]));
  const rated = numbersOf(players);
  const performances = dwzPerformances(rated, gamesOf, edition);
  const firsts = [...performances].map(([no, performance]) => {
    return [no, settled(edition.first(performance), edition).newRating ?? performance] as const;
  });
  const rows = singleRows({
    request,
    rounds,
    numbers: new Map([...rated, ...firsts]),
    calculate: (question, no) =>
      question.rating === null
        ? first(question, performances.get(no) ?? null, edition)
        : calculateDwz(question, edition),
    articles: { games: article, expected: article },
  });
  return { method: null, rows };
}
