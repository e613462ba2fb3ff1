import {
  type CopiedBy,
  type FieldsOf,
  fieldsOf,
  idBy,
  listOf,
  newOne,
  orNull,
  text,
  unsaidBy,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { currencies, feeKinds, laterBy, rebateRules } from '@rokade/rules';
import { parseBookingId } from './ids.ts';

/** More than any event's turnover, in hundredths of its currency. */
const most = 10_000_000_000;
const money = whole(0, most);
const age = orNull(whole(0, 150));

/** A row of the fee table, as the rules read it. */
const feeShape = fieldsOf({
  kind: wordOf(feeKinds),
  name: text,
  amount: money,
  percent: whole(0, 100),
  group: text,
  class: text,
  titles: listOf(text, { most: 50 }),
  fromAge: age,
  toAge: age,
  club: text,
  from: text,
  until: text,
  late: yesOrNo,
});

/** The values of an event's money. '' = not given. */
export const moneyShapes = {
  /** Cannot change once something is booked. */
  currency: wordOf([...currencies, '']),
  /** The economic leader, by name; an office, so not personal. */
  leader: text,
  fees: listOf(feeShape, { most: 100 }),
  rebates: wordOf(rebateRules),
  /** What the organiser pays the federation for each player; null = not set. */
  federationFee: orNull(money),
  /** The deposit for a protest; null = not set. */
  deposit: orNull(money),
  /** The day on which the accounts were sent to the treasurer, `2026-12-31`. */
  accountsGiven: text,
};
export interface MoneyValues extends FieldsOf<typeof moneyShapes> {}

/** The empty values. */
export const unsaidMoney: MoneyValues = unsaidBy(moneyShapes);

/**
 * How next year's copy takes over each value; fees by group are converted by the caller, who knows the
 * groups.
 */
export const copiedOfMoney: CopiedBy<MoneyValues> = {
  currency: 'kept',
  leader: 'kept',
  fees: (fees, later) =>
    fees.map((one) => ({
      ...one,
      from: laterBy(one.from, later),
      until: laterBy(one.until, later),
    })),
  rebates: 'kept',
  federationFee: 'kept',
  deposit: 'kept',
  accountsGiven: 'anew',
};

/** The reasons for a fee other than the table's. */
export const dueReasons = ['invited', 'helper', 'agreed', 'withdrew', 'other'] as const;

export const dueShape = fieldsOf({ amount: money, why: wordOf(dueReasons) });
/** A fee set by hand. */
export interface DueByHand extends ValueOf<typeof dueShape> {}

/** How money was paid. */
export const paymentWays = ['cash', 'bank', 'other'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** The categories of income, beside fees and deposits. */
const incomeCategories = ['grant', 'sponsor', 'sales', 'income'] as const;
/** The categories of expenses, beside prizes. */
const expenseCategories = [
  'federation',
  'hall',
  'arbiters',
  'travel',
  'rating',
  'trophies',
  'printing',
  'equipment',
  'expense',
] as const;
export const otherCategories = [...incomeCategories, ...expenseCategories] as const;
export type OtherCategory = (typeof otherCategories)[number];

/** Whether a category is income. */
export const isIncome = (category: OtherCategory): boolean =>
  (incomeCategories as readonly string[]).includes(category);

export const bookingIdShape = idBy(parseBookingId);

/** The texts of a booking, all personal: who else was paid or paid, and for what. */
const bookingWords = { who: text, what: text };

/** A payment in or out. Players are named by their ids in the event and its groups. */
export const bookingShapes = {
  booking: newOne(bookingIdShape),
  /** The day, `2026-12-27`. */
  on: text,
  way: wordOf(paymentWays),
  /** In hundredths of the currency: positive for income, negative for expenses. */
  amount: whole(-most, most),
  /** The purpose: a fee, prize, protest's deposit, or a category. */
  matter: wordOf(['fee', 'prize', 'deposit', ...otherCategories]),
  /** The player of a fee or prize; '' = none. */
  player: text,
  /** The group of a prize or protest; '' = none. */
  group: text,
  /** The protest of a deposit; '' = none. */
  appeal: text,
  /** The club that paid a fee; '' = the player paid. */
  club: text,
  values: fieldsOf(bookingWords),
};
export type BookingValues = FieldsOf<typeof bookingShapes>;
export type Matter = BookingValues['matter'];
