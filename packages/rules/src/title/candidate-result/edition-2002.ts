import {
  type ExpectedScoreLine,
  expectedScoreTable2002,
} from '../../kernel/expected-score-table.ts';

/** A category: up to this average, this percentage of the points is required. */
export interface CandidateCategory {
  readonly upTo: number;
  readonly percent: number;
}

/** An edition's rules on candidate results. */
export interface CandidateResultRules {
  readonly code: string;
  /** Shorter tournaments give no candidate result. */
  readonly leastRounds: number;
  /** The lowest average of the first category. */
  readonly leastAverage: number;
  /** Category 1 first; each begins one above the one before. */
  readonly categories: readonly CandidateCategory[];
  /** Above the last category: the expected score of this rating, by the table. */
  readonly reference: number;
  readonly expectedScores: readonly ExpectedScoreLine[];
}

/**
 * Eighteen categories from 1900 to 2525. The table's points for 7 to 11 rounds are its percentages of
 * the rounds, to the nearest half, quarters up; longer tournaments are read in the same way.
 *
 * @article DSU 2002 §26
 */
export const candidateResults2002: CandidateResultRules = {
  code: 'dsu-2002',
  leastRounds: 7,
  leastAverage: 1900,
  categories: [100, 85, 83, 81, 78, 76, 73, 70, 67, 64, 60, 57, 53, 50, 47, 43, 40, 36].map(
    (percent, index) => ({ upTo: 2100 + 25 * index, percent }),
  ),
  reference: 2401,
  expectedScores: expectedScoreTable2002,
};
