/** Every code with which a register of sanctions says why. */
export const sanctionReasonCodes = [
  /** Facts: given, eventEnds, until. */
  'sanction.warning',
  /** A warning while another holds. Facts: given, earlier (its number), months, until. */
  'sanction.second-warning',
  /** A warning while an ended suspension is kept. Facts: given, earlier, months, until. */
  'sanction.warning-after-suspension',
  /** Facts: from, months, until. Those ending in `-days` are of a time in weeks or to a day: `days` for `months`. */
  'sanction.suspension',
  'sanction.suspension-days',
  /** While an ended one is kept. Facts: from, earlier, given (months), months, until. */
  'sanction.repeated-suspension',
  'sanction.repeated-suspension-days',
  /** While another runs: both run out by themselves. Facts: from, earlier, months, until. */
  'sanction.beside-another',
  'sanction.beside-another-days',
  /** As it came out beside others that are deleted since. Facts: from, months, until. */
  'sanction.stands',
  'sanction.stands-days',
  /** Facts: until. */
  'sanction.lifted',
] as const;

export type SanctionReasonCode = (typeof sanctionReasonCodes)[number];
