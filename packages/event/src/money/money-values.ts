import {
  type CopiedBy,
  type FieldsOf,
  fieldsOf,
  idBy,
  listOf,
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

/** More than any event turns over, in hundredths of its currency. */
const most = 10_000_000_000;
const money = whole(0, most);
const age = orNull(whole(0, 150));

/** A line of the fee table, as the rules read it. */
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

/** What is said of an event's money. '' = not said. */
export const moneyShapes = {
  /** Fixed once something is booked. */
  currency: wordOf([...currencies, '']),
  /** Who leads the event's economy; that is an office. */
  leader: text,
  fees: listOf(feeShape, { most: 100 }),
  rebates: wordOf(rebateRules),
  /** What each player pays the federation; null = not fixed. */
  federationFee: orNull(money),
  /** What goes with a protest; null = not fixed. */
  deposit: orNull(money),
  /** When the accounts went to the treasurer, `2026-12-31`. */
  accountsGiven: text,
};
export interface MoneyValues extends FieldsOf<typeof moneyShapes> {}

/** Money of which nothing is said yet. */
export const unsaidMoney: MoneyValues = unsaidBy(moneyShapes);

/** What the event of another year has of it; a fee of one group is told apart by whoever knows the groups. */
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

/** Why somebody pays another fee than the table says. */
export const dueReasons = ['invited', 'helper', 'agreed', 'withdrew', 'other'] as const;

export const dueShape = fieldsOf({ amount: money, why: wordOf(dueReasons) });
/** A fee that was fixed by hand. */
export interface DueByHand extends ValueOf<typeof dueShape> {}

/** How money goes from hand to hand. */
export const paymentWays = ['cash', 'bank', 'other'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What an event has money from, besides fees and deposits. */
const incomeCategories = ['grant', 'sponsor', 'sales', 'income'] as const;
/** What it spends money on, besides prizes. */
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

/** Whether a category is something that money comes from. */
export const isIncome = (category: OtherCategory): boolean =>
  (incomeCategories as readonly string[]).includes(category);

export const bookingIdShape = idBy(parseBookingId);

/** What is said of a booking besides, all of it personal: who else it was, and what for. */
const bookingWords = { who: text, what: text };

/** Money that came in or went out. Players are named by their ids, as the event and its groups know them. */
export const bookingShapes = {
  booking: bookingIdShape,
  /** `2026-12-27` */
  on: text,
  way: wordOf(paymentWays),
  /** In hundredths of the currency: above zero it came in, below it went out. */
  amount: whole(-most, most),
  /** What for, and whose fee, prize or protest it is. */
  matter: wordOf(['fee', 'prize', 'deposit', ...otherCategories]),
  /** Whose fee it is, or prize; '' = nobody's. */
  player: text,
  /** The group a prize or a protest is of; '' = none. */
  group: text,
  /** The protest of a deposit; '' = none. */
  appeal: text,
  /** The club that paid a fee; '' = the player did. */
  club: text,
  values: fieldsOf(bookingWords),
};
export type BookingValues = FieldsOf<typeof bookingShapes>;
export type Matter = BookingValues['matter'];
