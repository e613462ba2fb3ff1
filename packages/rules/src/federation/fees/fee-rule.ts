import type { Day } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';

/**
 * What a line of a fee table does: `fee` is what entering costs, `extra` is paid besides, `rebate`
 * comes off.
 */
export const feeKinds = ['fee', 'extra', 'rebate'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Which rebates somebody gets who has a right to several: the greatest, or all of them. */
export const rebateRules = ['greatest', 'all'] as const;
export type RebateRule = (typeof rebateRules)[number];

/** A line of an event's fee table; it is for whom every condition holds. */
export interface FeeRule {
  readonly kind: FeeKind;
  /** What the organiser calls it. */
  readonly name: string;
  readonly amount: MinorUnits;
  /** So many hundredths of the fee instead of the amount; 0 = the amount. */
  readonly percent: number;
  /** Who plays in this group; '' = in any. */
  readonly group: string;
  /** Who is in this class of the championship, by its code; '' = in any. */
  readonly class: string;
  /** Who has one of these titles; none = whoever. */
  readonly titles: readonly string[];
  /** Who reaches so many years in the calendar year of the first day, both included; null = no bound. */
  readonly fromAge: number | null;
  readonly toAge: number | null;
  readonly club: string;
  /** Who entered in these days, both included; '' = no bound. */
  readonly from: Day;
  readonly until: Day;
  /** Who entered after the day entries close. */
  readonly late: boolean;
}

/** A line for everybody that costs nothing yet. */
export const freeForAll: FeeRule = {
  kind: 'fee',
  name: '',
  amount: 0,
  percent: 0,
  group: '',
  class: '',
  titles: [],
  fromAge: null,
  toAge: null,
  club: '',
  from: '',
  until: '',
  late: false,
};

/** An event's fee table. */
export interface FeeTable {
  readonly fees: readonly FeeRule[];
  readonly rebates: RebateRule;
}

/** Who pays, as far as a fee table asks. '' and null = not known. */
export interface FeePayer {
  readonly group: string;
  readonly class: string;
  readonly title: string;
  readonly birthYear: number | null;
  readonly club: string;
  readonly enteredOn: Day;
  readonly isLate: boolean;
}
