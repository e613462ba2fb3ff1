import {
  err,
  halfPointsOf,
  isDay,
  type KindOfPlay,
  ok,
  type RatingFact,
  type RatingFacts,
  type RatingQuestion,
  type Result,
  ratingRuleSets,
  ratingRulesOn,
} from '@rokade/rules';
import { factBounds, parseFact, type RatingRules, withFact } from './rating-facts.ts';

/** The input of a rating calculator, as typed. */
export interface TypedRatingQuestion {
  /** The rating system: `fide`, `dsu`, `dwz`. */
  readonly system: string;
  /** undefined: the edition in force on the day. */
  readonly edition: string | undefined;
  /** The player's rating; `-`: none yet. */
  readonly own: string;
  /** Opponents with results: `1900:½`. */
  readonly results: readonly string[];
  readonly facts: Readonly<Partial<Record<RatingFact, string>>>;
  /** The day, ISO. */
  readonly day: string;
  readonly play: KindOfPlay;
}

/** Why the input is refused. */
export type RatingQuestionFault =
  | {
      readonly code: 'rating-question.system' | 'rating-question.edition';
      readonly text: string;
      readonly known: string;
    }
  | {
      readonly code: 'rating-question.own' | 'rating-question.result' | 'rating-question.day';
      readonly text: string;
    }
  | { readonly code: 'rating-question.no-results' }
  | {
      readonly code: 'rating-question.fact-not-asked';
      readonly fact: RatingFact;
      readonly edition: string;
    }
  | {
      readonly code: 'rating-question.fact';
      readonly fact: RatingFact;
      readonly text: string;
      readonly least: number;
      readonly most: number;
    };

/** A valid question, with its rules. */
export interface ValidQuestion {
  readonly rules: RatingRules;
  readonly question: RatingQuestion;
}

type Parsed<T> = Result<T, RatingQuestionFault>;

/** The editions of the requested system, or the requested one. */
export function requestedEditions(
  system: string,
  edition: string | undefined,
): Parsed<readonly RatingRules[]> {
  const editions = ratingRuleSets.filter((rules) => rules.system === system);
  if (editions.length === 0) {
    const systems = [...new Set(ratingRuleSets.map((rules) => rules.system))].join(', ');
    return err({ code: 'rating-question.system', text: system, known: systems });
  }
  if (edition === undefined) return ok(editions);
  const named = editions.filter((rules) => rules.edition === edition);
  const codes = editions.map((rules) => rules.edition).join(', ');
  return named.length > 0
    ? ok(named)
    : err({ code: 'rating-question.edition', text: edition, known: codes });
}

const highestRating = 4000;

const numberIn = (text: string): number | null => {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= highestRating ? value : null;
};

function ownRating(text: string): Parsed<number | null> {
  if (text === '-') return ok(null);
  const value = numberIn(text);
  return value === null ? err({ code: 'rating-question.own', text }) : ok(value);
}

const points: Readonly<Record<string, number>> = {
  '0': 0,
  '0.5': 0.5,
  '0,5': 0.5,
  '½': 0.5,
  '1': 1,
};

function resultsIn(words: readonly string[]): Parsed<RatingQuestion['results']> {
  if (words.length === 0) return err({ code: 'rating-question.no-results' });
  const results: { opponent: number; halfPoints: number }[] = [];
  for (const text of words) {
    const [number = '', score = '', ...rest] = text.split(':');
    const opponent = numberIn(number);
    const scored = points[score];
    if (opponent === null || scored === undefined || rest.length > 0) {
      return err({ code: 'rating-question.result', text });
    }
    results.push({ opponent, halfPoints: halfPointsOf(scored) });
  }
  return ok(results);
}

function factsIn(typed: TypedRatingQuestion['facts'], rules: RatingRules): Parsed<RatingFacts> {
  let facts: RatingFacts = {};
  for (const [name, text] of Object.entries(typed)) {
    const fact = name as RatingFact;
    if (!rules.facts.includes(fact)) {
      return err({ code: 'rating-question.fact-not-asked', fact, edition: rules.edition });
    }
    const bounds = factBounds(rules)[fact];
    const value = parseFact(fact, text, bounds);
    if (value === null) return err({ code: 'rating-question.fact', fact, text, ...bounds });
    facts = withFact(facts, fact, value);
  }
  return ok(facts);
}

/**
 * Reads the question for the effect of a player's results: by the named edition, or by the one in force
 * on the day.
 */
export function parseRatingQuestion(typed: TypedRatingQuestion): Parsed<ValidQuestion> {
  const editions = requestedEditions(typed.system, typed.edition);
  if (!editions.ok) return editions;
  const { day, play } = typed;
  if (!isDay(day)) return err({ code: 'rating-question.day', text: day });
  const rules = ratingRulesOn(editions.value, day);
  const rating = ownRating(typed.own);
  if (!rating.ok) return rating;
  const results = resultsIn(typed.results);
  if (!results.ok) return results;
  const facts = factsIn(typed.facts, rules);
  if (!facts.ok) return facts;
  const question = { rating: rating.value, results: results.value, facts: facts.value, day, play };
  return ok({ rules, question });
}
