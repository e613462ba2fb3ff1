import { expectedPercent } from '../../kernel/expected-score-table.ts';
import { fraction, roundHalfUp } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { CandidateResultRules } from './edition-2002.ts';
import type { CandidateResultReasonCode } from './reason-codes.ts';

type Because = readonly Reason<CandidateResultReasonCode>[];

/** A tournament for candidate results. */
export interface CandidateTournament {
  readonly rounds: number;
  /** The average rating of the player and all opponents; decimals are rounded, halves up. */
  readonly average: number;
}

/** The required score; null: no score is sufficient. */
export interface CandidateScore {
  readonly needed: HalfPoints | null;
  readonly because: Because;
}

interface Percentage {
  readonly percent: number;
  readonly because: Reason<CandidateResultReasonCode>;
}

function percentageOf(rules: CandidateResultRules, average: number): Percentage {
  const index = rules.categories.findIndex(({ upTo }) => average <= upTo);
  const category = rules.categories[index];
  if (category !== undefined) {
    const { percent } = category;
    const facts = { average, category: index + 1, percent };
    return { percent, because: { code: 'candidate-result.category', article: '§26', facts } };
  }
  const { reference } = rules;
  const difference = reference - average;
  const percent = expectedPercent(rules.expectedScores, difference);
  const facts = { average, reference, difference, percent };
  return { percent, because: { code: 'candidate-result.expected', article: '§26', facts } };
}

/**
 * The score of a candidate result: by the category of the average, above the last category the expected
 * score of 2401, to the nearest half-point, quarters up. None in a tournament with fewer than seven
 * rounds or below the first category.
 *
 * @article DSU 2002 §26
 */
export function candidateResult(
  rules: CandidateResultRules,
  tournament: CandidateTournament,
): CandidateScore {
  const { rounds } = tournament;
  const average = Math.floor(tournament.average + 0.5);
  const { leastRounds, leastAverage } = rules;
  const none = (code: CandidateResultReasonCode, facts: Reason['facts']): CandidateScore => ({
    needed: null,
    because: [{ code, article: '§26', facts }],
  });
  if (rounds < leastRounds) {
    return none('candidate-result.too-few-rounds', { rounds, least: leastRounds });
  }
  if (average < leastAverage) {
    return none('candidate-result.below-table', { average, least: leastAverage });
  }
  const { percent, because } = percentageOf(rules, average);
  const needed = roundHalfUp(fraction(percent * rounds, 50));
  const facts = { percent, rounds, neededHalfPoints: needed };
  return {
    needed,
    because: [because, { code: 'candidate-result.rounded', article: '§26', facts }],
  };
}
