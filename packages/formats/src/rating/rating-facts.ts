import type { RatingFact, RatingFacts, RatingMethod, RatingRuleSet } from '@rokade/rules';

export type RatingRules = RatingRuleSet<RatingMethod>;

/** The bounds of a fact. */
export interface FactBounds {
  readonly least: number;
  readonly most: number;
}

/** The bounds of a player's facts. */
export const factBounds = ({
  highestK,
}: Pick<RatingRules, 'highestK'>): Readonly<Record<RatingFact, FactBounds>> => ({
  k: { least: 1, most: highestK },
  games: { least: 0, most: 100_000 },
  highest: { least: 1, most: 4000 },
  index: { least: 0, most: 10_000 },
  born: { least: 1850, most: 2200 },
  age: { least: 1, most: 130 },
});

/** A fact from a text; null if it is not a number within its bounds. Only K can have a decimal. */
export function parseFact(fact: RatingFact, text: string, bounds: FactBounds): number | null {
  const pattern = fact === 'k' ? /^\d{1,3}(?:[.,]\d)?$/ : /^\d{1,6}$/;
  const value = pattern.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return value >= bounds.least && value <= bounds.most ? value : null;
}

/** The facts with one more. */
export const withFact = (facts: RatingFacts, fact: RatingFact, value: number): RatingFacts => ({
  ...facts,
  [fact]: value,
});
