import {
  type CalculatedResult,
  type KindOfPlay,
  type RatingFact,
  ratingRuleSets,
} from '@rokade/rules';
import type { ReasonLine } from '../../chess/reason-lines.ts';

/** A row of the form: an opponent's rating and the points against them. */
export interface OpponentRow {
  readonly rating: string;
  readonly score: string;
}

/** What stands in the calculator's form. */
export interface CalculatorForm {
  /** A system, for its edition in force, or an edition. */
  readonly rules: string;
  readonly play: KindOfPlay;
  /** '': none yet. */
  readonly own: string;
  /** '': today. */
  readonly day: string;
  readonly opponents: readonly OpponentRow[];
  readonly facts: Readonly<Partial<Record<RatingFact, string>>>;
}

/** What the results bring, as the page shows it. */
export interface CalculatorAnswer {
  readonly edition: string;
  readonly inferred: boolean;
  /** What is said in a line each: what it is called, and what it is. */
  readonly sums: readonly (readonly [string, string])[];
  readonly results: readonly CalculatedResult[];
  readonly because: readonly ReasonLine[];
}

/** Something that cannot be reckoned with, and the field where it stands. */
export interface CalculatorFault {
  readonly field: string;
  readonly text: string;
}

export interface CalculatorPage {
  readonly form: CalculatorForm;
  readonly answer: CalculatorAnswer | null;
  readonly fault: CalculatorFault | null;
}

/** What somebody can be asked about themselves, by one rating or another. */
export const calculatorFacts: readonly RatingFact[] = [
  ...new Set(ratingRuleSets.flatMap(({ facts }) => facts)),
];
