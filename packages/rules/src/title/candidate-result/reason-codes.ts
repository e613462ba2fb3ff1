/** Every code with which a candidate result says why. */
export const candidateResultReasonCodes = [
  /** Fewer rounds than a qualifying tournament has. Facts: rounds, least. */
  'candidate-result.too-few-rounds',
  /** No category is so low. Facts: average, least. */
  'candidate-result.below-table',
  /** Facts: average, category, percent. */
  'candidate-result.category',
  /** Above the table. Facts: average, reference, difference, percent. */
  'candidate-result.expected',
  /** Facts: percent, rounds, neededHalfPoints. */
  'candidate-result.rounded',
] as const;

export type CandidateResultReasonCode = (typeof candidateResultReasonCodes)[number];
