import type { Fee, MinorUnits } from '@rokade/rules';
import { countedBookings, type Money } from './money.ts';
import { type DueByHand, isIncome, type Matter } from './money-values.ts';

/** Somebody who pays a fee, as the event or a group of it knows them. */
export interface Debtor {
  readonly id: string;
  readonly name: string;
  readonly club: string;
  /** Other ids they have, typed into a group once more; what was booked on those is theirs. */
  readonly alsoAs?: readonly string[];
  /** What their group is called; '' = in none. */
  readonly group: string;
  /** Entered after the day entries close. */
  readonly isLate: boolean;
  /** What the table says; null: nothing. */
  readonly fee: Fee | null;
}

/** How somebody's fee stands. */
export interface AccountLine extends Debtor {
  readonly byHand: DueByHand | null;
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  /** What is still owed; below zero: so much is to be paid back. */
  readonly owed: MinorUnits;
}

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** What each player has paid in fees, less what went back. */
function paidFees(money: Money): ReadonlyMap<string, MinorUnits> {
  const paid = new Map<string, MinorUnits>();
  for (const { matter, player, amount } of countedBookings(money)) {
    if (matter === 'fee') paid.set(player, (paid.get(player) ?? 0) + amount);
  }
  return paid;
}

const idsOf = ({ id, alsoAs = [] }: Debtor): readonly string[] => [id, ...alsoAs];

/**
 * How everybody's fee stands. Whoever is gone and has money here is still told of, so that it is paid
 * back or known to stay.
 *
 * @param gone who was on the list and is not any more
 */
export function accountLines(
  money: Money,
  debtors: readonly Debtor[],
  gone: (id: string) => Debtor,
): readonly AccountLine[] {
  const paid = paidFees(money);
  const known = new Set(debtors.flatMap(idsOf));
  const lost = [...paid].filter(([id, sum]) => !known.has(id) && sum !== 0).map(([id]) => gone(id));
  return [...debtors, ...lost].map((one) => {
    const byHand = idsOf(one).flatMap((id) => money.dues[id] ?? [])[0] ?? null;
    const due = byHand?.amount ?? one.fee?.amount ?? 0;
    const sum = sumOf(idsOf(one).map((id) => paid.get(id) ?? 0));
    return { ...one, byHand, due, paid: sum, owed: due - sum };
  });
}

/** What the players of a club owe together. */
export interface ClubAccount {
  readonly club: string;
  readonly lines: readonly AccountLine[];
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

/** What is owed club by club; whoever is in none is in no line. */
export function clubAccounts(lines: readonly AccountLine[]): readonly ClubAccount[] {
  const clubs = new Map<string, AccountLine[]>();
  for (const one of lines) {
    if (one.club !== '') clubs.set(one.club, [...(clubs.get(one.club) ?? []), one]);
  }
  return [...clubs].map(([club, members]) => ({
    club,
    lines: members,
    due: sumOf(members.map(({ due }) => due)),
    paid: sumOf(members.map(({ paid }) => paid)),
    owed: sumOf(members.map(({ owed }) => owed)),
  }));
}

/** What came in and went out for one matter; both above zero. */
export interface StatementLine {
  readonly matter: Matter;
  readonly income: MinorUnits;
  readonly expense: MinorUnits;
}

/** Income and expenses of an event by what they were for, in the order of accounts. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly income: MinorUnits;
  readonly expense: MinorUnits;
  /** What is left, or missing where it is below zero. */
  readonly result: MinorUnits;
  /** Of it in cash. */
  readonly cash: MinorUnits;
}

/** What stands on the side of income: fees and deposits do, though some go back. */
const isOfIncome = (matter: Matter): boolean =>
  matter === 'fee' || matter === 'deposit' || (matter !== 'prize' && isIncome(matter));

/**
 * The accounts of an event. Fees and deposits that went back make their income less.
 *
 * @article DSU 2002 §31: the economic leader gives account to the federation's treasurer
 */
export function statementOf(money: Money): Statement {
  const bookings = countedBookings(money);
  const sums = new Map<Matter, MinorUnits>();
  for (const { matter, amount } of bookings) sums.set(matter, (sums.get(matter) ?? 0) + amount);
  const lines = [...sums].map(([matter, sum]): StatementLine => {
    return isOfIncome(matter)
      ? { matter, income: sum, expense: 0 }
      : { matter, income: 0, expense: 0 - sum };
  });
  const income = sumOf(lines.map((one) => one.income));
  const expense = sumOf(lines.map((one) => one.expense));
  const cash = sumOf(bookings.filter(({ way }) => way === 'cash').map(({ amount }) => amount));
  return { lines, income, expense, result: income - expense, cash };
}

/**
 * What the federation is to get for the players of an event, and what it got.
 *
 * @article DSU 2002 §21: each player pays it
 */
export function federationAccount(
  money: Money,
  players: number,
): { readonly due: MinorUnits; readonly sent: MinorUnits } {
  const sent = countedBookings(money).filter(({ matter }) => matter === 'federation');
  return {
    due: (money.values.federationFee ?? 0) * players,
    sent: sumOf(sent.map(({ amount }) => Math.abs(amount))),
  };
}
