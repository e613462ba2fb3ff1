import {
  type ExpectedScoreLine,
  expectedScoreTable2002,
} from '../../kernel/expected-score-table.ts';

/** A category: up to this average so many percent of the points are wanted. */
export interface CandidateCategory {
  readonly upTo: number;
  readonly percent: number;
}

/** What an edition asks of a candidate result. */
export interface CandidateResultRules {
  readonly code: string;
  /** Shorter tournaments qualify nobody. */
  readonly leastRounds: number;
  /** The lowest average of the first category. */
  readonly leastAverage: number;
  /** Category 1 first; each begins one above the one before. */
  readonly categories: readonly CandidateCategory[];
  /** Above the last category: the score expected of this rating, by the table. */
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
  categories: [
    { upTo: 2100, percent: 100 },
    { upTo: 2125, percent: 85 },
    { upTo: 2150, percent: 83 },
    { upTo: 2175, percent: 81 },
    { upTo: 2200, percent: 78 },
    { upTo: 2225, percent: 76 },
    { upTo: 2250, percent: 73 },
    { upTo: 2275, percent: 70 },
    { upTo: 2300, percent: 67 },
    { upTo: 2325, percent: 64 },
    { upTo: 2350, percent: 60 },
    { upTo: 2375, percent: 57 },
    { upTo: 2400, percent: 53 },
    { upTo: 2425, percent: 50 },
    { upTo: 2450, percent: 47 },
    { upTo: 2475, percent: 43 },
    { upTo: 2500, percent: 40 },
    { upTo: 2525, percent: 36 },
  ],
  reference: 2401,
  expectedScores: expectedScoreTable2002,
};
