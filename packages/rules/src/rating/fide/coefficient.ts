import { ageIn } from '../age.ts';
import type { RatingQuestion } from '../rating-rule-set.ts';
import type { FideRatingEdition } from './edition.ts';
import type { RatingFideReason } from './reason-codes.ts';

/** K with its reasons; null: the text does not give it. */
export interface FideCoefficient {
  readonly k: number | null;
  readonly because: readonly RatingFideReason[];
}

type Rule = Extract<RatingFideReason['code'], `rating-fide.k-${string}`>;

const seniorAt = 2400;
const juniorBelow = 2300;
const juniorAge = 18;
const newBelow = 30;

/** The maximum of K times the games of a period. */
const mostOfPeriod = 700;

/** The rules in order; an unknown number of games counts as sufficient. */
function ruleFor(rating: number, { facts, day }: RatingQuestion): readonly [Rule, number] {
  const highest = Math.max(rating, facts.highest ?? rating);
  const age = ageIn(facts, day);
  if (highest >= seniorAt) return ['rating-fide.k-reached-2400', 10];
  if (age !== null && age <= juniorAge && highest < juniorBelow)
    return ['rating-fide.k-junior', 40];
  if (facts.games !== undefined && facts.games < newBelow) return ['rating-fide.k-new', 40];
  return ['rating-fide.k-usual', 20];
}

/** @article FIDE B.02 8.3 */
function lowered(k: number, games: number, article: string): FideCoefficient {
  if (k * games <= mostOfPeriod) return { k, because: [] };
  const most = Math.floor(mostOfPeriod / games);
  const facts = { games, before: k, k: most };
  return { k: most, because: [{ code: 'rating-fide.k-lowered', article, facts }] };
}

/**
 * K: 10 for players who ever had 2400; 40 for juniors who never had 2300, to the end of the year in
 * which they turn 18; 40 below 30 games; else 20. K times the games of the period is at most 700:
 * otherwise K is the greatest whole number that satisfies this.
 *
 * @article FIDE B.02 8.3
 */
export function fideCoefficient(
  question: RatingQuestion & { readonly rating: number },
  games: number,
  { tellsK, article: { change: article } }: FideRatingEdition,
): FideCoefficient {
  const { rating, facts } = question;
  if (facts.k === undefined && !tellsK) {
    return { k: null, because: [{ code: 'rating-fide.k-unknown', article, facts: {} }] };
  }
  const [code, usual] =
    facts.k === undefined ? ruleFor(rating, question) : (['rating-fide.k-given', facts.k] as const);
  const ownReason: RatingFideReason = { code, article, facts: { k: usual } };
  const { k, because } = lowered(usual, games, article);
  return { k, because: [ownReason, ...because] };
}
