/** Every code of the reasons of sanctions. */
export const sanctionReasonCodes = [
  /** Facts: given, eventEnds, until. */
  'sanction.warning',
  /** A second warning while one is in force. Facts: given, earlier (its number), months, until. */
  'sanction.second-warning',
  /** A warning while an ended suspension is still kept. Facts: given, earlier, months, until. */
  'sanction.warning-after-suspension',
  /**
   * Facts: from, months, until. Codes ending in `-days` are for a duration in weeks or to a day: `days`
   * instead of `months`.
   */
  'sanction.suspension',
  'sanction.suspension-days',
  /** While an ended one is still kept. Facts: from, earlier, given (months), months, until. */
  'sanction.repeated-suspension',
  'sanction.repeated-suspension-days',
  /** While another is running: both run independently. Facts: from, earlier, months, until. */
  'sanction.beside-another',
  'sanction.beside-another-days',
  /** The stored outcome beside others that were deleted since. Facts: from, months, until. */
  'sanction.stands',
  'sanction.stands-days',
  /** Facts: until. */
  'sanction.lifted',
] as const;

export type SanctionReasonCode = (typeof sanctionReasonCodes)[number];
