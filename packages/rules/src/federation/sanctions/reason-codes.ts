/** Every code with which a register of sanctions says why. */
export const sanctionReasonCodes = [
  /** Facts: given, eventEnds, until. */
  'sanction.warning',
  /** A warning while another holds. Facts: given, earlier (its number), months, until. */
  'sanction.second-warning',
  /** A warning while an ended suspension is kept. Facts: given, earlier, months, until. */
  'sanction.warning-after-suspension',
  /** Facts: from, months, until. */
  'sanction.suspension',
  /** While an ended one is kept. Facts: from, earlier, given (months), months, until. */
  'sanction.repeated-suspension',
  /** While another runs: both run out by themselves. Facts: from, earlier, months, until. */
  'sanction.beside-another',
  /** As it came out beside others that are deleted since. Facts: from, months, until. */
  'sanction.stands',
  /** Facts: until. */
  'sanction.lifted',
] as const;

export type SanctionReasonCode = (typeof sanctionReasonCodes)[number];
