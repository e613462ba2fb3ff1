/** Every code of a candidate result's reasons. */
export const candidateResultReasonCodes = [
  /** Fewer rounds than required. Facts: rounds, least. */
  'candidate-result.too-few-rounds',
  /** Below the lowest category. Facts: average, least. */
  'candidate-result.below-table',
  /** Facts: average, category, percent. */
  'candidate-result.category',
  /** Above the table. Facts: average, reference, difference, percent. */
  'candidate-result.expected',
  /** Facts: percent, rounds, neededHalfPoints. */
  'candidate-result.rounded',
] as const;

export type CandidateResultReasonCode = (typeof candidateResultReasonCodes)[number];
