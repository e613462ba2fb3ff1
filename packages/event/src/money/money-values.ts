import {
  type CopiedField,
  copiedIn,
  emptyValuesOf,
  type FieldsOf,
  fieldsOf,
  idBy,
  listOf,
  newOne,
  orNull,
  shapesIn,
  text,
  type ValueOf,
  type ValuesOf,
  whole,
  wordOf,
} from '@rokade/journal';
import { currencies, laterBy, rebateRules } from '@rokade/rules';
import { feeShapes, mostMoney } from './fee-fields.ts';
import { parseBookingId } from './ids.ts';

const money = whole(0, mostMoney);
const atDesk = { seenBy: 'desk', personal: false } as const;
const kept = { ...atDesk, copied: 'kept' } as const;
const amount = { shape: orNull(money), ...kept, input: { kind: 'money' } } as const;

interface Days {
  readonly from: string;
  readonly until: string;
}

/** A line of the fee table for next year; lines for groups are converted by whoever knows the groups. */
const feeLater = <Fee extends Days>(fee: Fee, later: number | null): Fee => ({
  ...fee,
  from: laterBy(fee.from, later),
  until: laterBy(fee.until, later),
});

const feeTable = listOf(fieldsOf(feeShapes), { most: 100 });

/** Every field of an event's money. '' = not given. */
export const moneyFields = {
  /** Cannot change once something is booked. */
  currency: {
    shape: wordOf([...currencies, '']),
    ...kept,
    input: { kind: 'choice', of: currencies },
    label: 'prizes.currency',
  },
  /** What the organiser pays the federation for each player; null = not set. */
  federationFee: { ...amount, label: 'money.federation-fee', hint: 'money.federation-fee-what' },
  rebates: {
    shape: wordOf(rebateRules),
    ...kept,
    input: { kind: 'choice', words: 'money.rebates-' },
    label: 'money.rebates',
  },
  /** The deposit for a protest; null = not set. */
  deposit: { ...amount, label: 'money.deposit' },
  /** The economic leader, by name; an office, so not personal. */
  leader: { shape: text, ...kept, input: { kind: 'person' }, label: 'money.leader' },
  /** The day on which the accounts were sent to the treasurer, `2026-12-31`. */
  accountsGiven: {
    shape: text,
    ...atDesk,
    copied: 'anew',
    input: { kind: 'day' },
    label: 'money.accounts-given',
  },
  /** Each line has a form of its own. */
  fees: {
    shape: feeTable,
    ...atDesk,
    copied: (fees: ValueOf<typeof feeTable>, later: number | null) =>
      fees.map((fee) => feeLater(fee, later)),
    input: null,
  },
} as const satisfies Readonly<Record<string, CopiedField>>;

export const moneyShapes = shapesIn(moneyFields);
export interface MoneyValues extends ValuesOf<typeof moneyFields> {}

/** The empty values. */
export const emptyMoneyValues: MoneyValues = emptyValuesOf(moneyShapes);

/** How next year's copy takes over each value. */
export const copiedOfMoney = copiedIn(moneyFields);

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
  amount: whole(-mostMoney, mostMoney),
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
