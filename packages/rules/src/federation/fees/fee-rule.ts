import type { Day } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';

/**
 * The kinds of lines in a fee table: `fee` is the price of entering, `extra` is added, `rebate` is
 * subtracted.
 */
export const feeKinds = ['fee', 'extra', 'rebate'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Which of several rebates a player gets: the greatest, or all of them. */
export const rebateRules = ['greatest', 'all'] as const;
export type RebateRule = (typeof rebateRules)[number];

/** A line of an event's fee table; it applies if all its conditions hold. */
export interface FeeRule {
  readonly kind: FeeKind;
  /** The organiser's name for it. */
  readonly name: string;
  readonly amount: MinorUnits;
  /** Hundredths of the fee instead of the amount; 0 = the amount. */
  readonly percent: number;
  /** For players of this group; '' = of any. */
  readonly group: string;
  /** For players of this class of the championship, by its code; '' = of any. */
  readonly class: string;
  /** For players with one of these titles; empty = for all. */
  readonly titles: readonly string[];
  /**
   * For players who reach an age in this range, inclusive, in the calendar year of the first day; null
   * = no bound.
   */
  readonly fromAge: number | null;
  readonly toAge: number | null;
  readonly club: string;
  /** For players who entered on these days, inclusive; '' = no bound. */
  readonly from: Day;
  readonly until: Day;
  /** For players who entered after the closing day of entries. */
  readonly late: boolean;
}

/** A new line: for everybody, without an amount yet. */
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

/** The facts about a player that a fee table refers to. '' and null = not known. */
export interface FeePayer {
  readonly group: string;
  readonly class: string;
  readonly title: string;
  readonly birthYear: number | null;
  readonly club: string;
  readonly enteredOn: Day;
  readonly isLate: boolean;
}
