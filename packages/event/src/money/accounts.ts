import type { Fee, MinorUnits } from '@rokade/rules';
import { countedBookings, type Money } from './money.ts';
import { type DueByHand, isIncome, type Matter } from './money-values.ts';

/** A person who owes a fee, from the entry list or from a group. */
export interface Debtor {
  readonly id: string;
  readonly name: string;
  readonly club: string;
  /** Ids of the same person entered again in a group, whose bookings count here, too. */
  readonly alsoAs?: readonly string[];
  /** The name of the group; '' = none. */
  readonly group: string;
  /** Whether they entered after the closing day for entries. */
  readonly isLate: boolean;
  /** The fee by the fee table; null: the table has none for them. */
  readonly fee: Fee | null;
}

/** A person's fee with the payments so far. */
export interface AccountLine extends Debtor {
  readonly byHand: DueByHand | null;
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  /** The amount still owed; negative: the amount to be paid back. */
  readonly owed: MinorUnits;
}

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Each player's paid fees minus refunds, by id. */
function paidFees(money: Money): ReadonlyMap<string, MinorUnits> {
  const paid = new Map<string, MinorUnits>();
  for (const { matter, player, amount } of countedBookings(money)) {
    if (matter === 'fee') paid.set(player, (paid.get(player) ?? 0) + amount);
  }
  return paid;
}

const idsOf = ({ id, alsoAs = [] }: Debtor): readonly string[] => [id, ...alsoAs];

/**
 * Everybody's fees and payments. A person who was removed but has paid is included, so that the money
 * is paid back or kept knowingly.
 *
 * @param gone people who were removed from the list
 */
export function accountLines(
  money: Money,
  debtors: readonly Debtor[],
  gone: (id: string) => Debtor,
): readonly AccountLine[] {
  const paid = paidFees(money);
  const listed = new Set(debtors.flatMap(idsOf));
  const lost = [...paid]
    .filter(([id, sum]) => !listed.has(id) && sum !== 0)
    .map(([id]) => gone(id));
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

/** The amount owed by each club; players without a club are not included. */
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

/** Income and expenses for one purpose; both positive. */
export interface StatementLine {
  readonly matter: Matter;
  readonly income: MinorUnits;
  readonly expense: MinorUnits;
}

/** The income and expenses of an event by purpose, in the order of accounts. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly income: MinorUnits;
  readonly expense: MinorUnits;
  /** The surplus; negative: a deficit. */
  readonly result: MinorUnits;
  /** The part of it in cash. */
  readonly cash: MinorUnits;
}

/** Whether a purpose is listed as income: fees and deposits are, though some are refunded. */
const isOfIncome = (matter: Matter): boolean =>
  matter === 'fee' || matter === 'deposit' || (matter !== 'prize' && isIncome(matter));

/**
 * The accounts of an event. Refunded fees and deposits reduce the income.
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
 * What the federation is to get for an event's players, and what was sent less what it sent back.
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
    sent: 0 - sumOf(sent.map(({ amount }) => amount)),
  };
}
