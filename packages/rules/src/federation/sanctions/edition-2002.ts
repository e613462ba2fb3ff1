/** How a federation's register of warnings and suspensions goes on by itself. */
export interface SanctionRules {
  readonly code: string;
  /** A warning holds so long after the last day of its event. */
  readonly warningYears: number;
  /** A suspension is kept, and weighs, so long after its end. */
  readonly keptYears: number;
  /** A warning that turns into a suspension becomes one of so many months. */
  readonly monthsForWarning: number;
  /** A suspension given while an ended one is kept takes so many times its months. */
  readonly repeated: number;
}

/** @article DSU 2002 §19 */
export const sanctions2002: SanctionRules = {
  code: 'dsu-2002',
  warningYears: 1,
  keptYears: 1,
  monthsForWarning: 3,
  repeated: 2,
};
