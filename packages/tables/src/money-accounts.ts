import type { MinorUnits } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { said } from './console-column.ts';
import { amountText, type MoneyLocale } from './money.ts';

const { own } = columnsIn([...forReaders, 'json']);
const sum = { align: 'end', narrow: 'second', named: true } as const;
const second = { narrow: 'second', leftOut: 'empty' } as const;

type Matter =
  | ('fee' | 'prize' | 'deposit' | 'grant' | 'sponsor' | 'sales' | 'income' | 'federation')
  | ('hall' | 'arbiters' | 'travel' | 'rating' | 'trophies' | 'printing' | 'equipment' | 'expense');

/** Income and expenses, as their table needs them. */
interface Accounts {
  readonly lines: readonly {
    readonly matter: Matter;
    readonly income: MinorUnits;
    readonly expense: MinorUnits;
  }[];
  readonly income: MinorUnits;
  readonly expense: MinorUnits;
  readonly result: MinorUnits;
}

/** A line of income and expenses. */
export interface StatementRow {
  readonly key: string;
  readonly what: string;
  readonly income: string;
  readonly expense: string;
}

/** What came in and went out for each matter, then the sums and what is left. */
export function statementRows(
  locale: MoneyLocale,
  { lines, income, expense, result }: Accounts,
): readonly StatementRow[] {
  const { t } = locale;
  const amount = (of: MinorUnits) => (of === 0 ? '' : amountText(locale, of));
  const all = (of: MinorUnits) => amountText(locale, of);
  return [
    ...lines.map((one) => ({
      ...{ key: one.matter, what: t(`money.matter-${one.matter}`) },
      ...{ income: amount(one.income), expense: amount(one.expense) },
    })),
    { key: 'total', what: t('money.total'), income: all(income), expense: all(expense) },
    { key: 'result', what: t('money.result'), income: all(result), expense: '' },
  ];
}

/** Income and expenses. */
export const statementColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<StatementRow> => [
  own('what', 'text', said(t('money.matter')), { narrow: 'grow', isHead: true }),
  own('income', 'text', said(t('money.income')), sum),
  own('expense', 'text', said(t('money.expense')), sum),
];

/** What somebody won, as its table needs it. */
interface WonPrize {
  readonly group: string;
  readonly groupName: string;
  readonly player: string;
  readonly name: string;
  readonly won: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

/** A line of prizes to pay. */
export interface PrizeToPayRow {
  /** The group and the player. */
  readonly key: string;
  readonly name: string;
  readonly group: string;
  readonly won: string;
  readonly paid: string;
  readonly rest: MinorUnits;
  readonly toPay: string;
}

/** What was won in each group, and what of it is paid. */
export const prizeToPayRows = (
  locale: MoneyLocale,
  prizes: readonly WonPrize[],
): readonly PrizeToPayRow[] =>
  prizes.map(({ group, groupName, player, name, won, paid, owed }) => ({
    ...{ key: `${group} ${player}`, name: name || locale.t('money.erased'), group: groupName },
    ...{ won: amountText(locale, won), paid: amountText(locale, paid) },
    ...{ rest: owed, toPay: amountText(locale, owed) },
  }));

/** Prizes and what of them is paid. */
export const prizeToPayColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<PrizeToPayRow> => [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('group', 'text', 'terms.group', second),
  own('won', 'text', said(t('money.won')), sum),
  own('paid', 'text', said(t('money.paid')), sum),
  own('toPay', 'text', said(t('money.to-pay')), { ...sum, weight: 'strong' }),
];

/** A transfer that the bank is to make. */
export interface TransferRow {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
}

/** The transfers that pay what is owed, with the event and the receipt as reference. */
export const transferRows = (
  { t, language, currency }: MoneyLocale,
  event: string,
  prizes: readonly Pick<WonPrize, 'name' | 'groupName' | 'owed'>[],
): readonly TransferRow[] =>
  prizes.map(({ name, groupName, owed }) => {
    const amount = (owed / 100).toFixed(2);
    return {
      ...{ name, currency },
      amount: language === 'en' ? amount : amount.replace('.', ','),
      reference: [t('money.matter-prize'), event, groupName].filter(Boolean).join(', '),
    };
  });

/** What the bank is to transfer. */
export const transferColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<TransferRow> => [
  own('name', 'text', 'terms.name', { isHead: true }),
  own('amount', 'text', said(t('money.amount'))),
  own('currency', 'text', said(t('money.currency'))),
  own('reference', 'text', said(t('money.reference'))),
];

/** A deposit as its table needs it. */
interface HeldDeposit {
  readonly group: string;
  readonly groupName: string;
  readonly appeal: string;
  readonly name: string;
  readonly held: MinorUnits;
  readonly owed: MinorUnits;
  readonly isPart: boolean;
}

/** A line of deposits of protests. */
export interface DepositRow {
  /** The group and the protest. */
  readonly key: string;
  readonly name: string;
  readonly group: string;
  readonly held: string;
  /** To be booked: above zero it comes in, below it goes back. */
  readonly rest: MinorUnits;
  readonly toBook: string;
  /** A part goes back; what is to be booked is a proposal. */
  readonly isPart: boolean;
}

/** What of each deposit is here. */
export const depositRows = (
  locale: MoneyLocale,
  deposits: readonly HeldDeposit[],
): readonly DepositRow[] =>
  deposits.map(({ group, groupName, appeal, name, held, owed, isPart }) => ({
    ...{ key: `${group} ${appeal}`, name: name || locale.t('money.erased'), group: groupName },
    ...{ held: amountText(locale, held), rest: owed, isPart },
    toBook: amountText(locale, Math.abs(owed)),
  }));

/** Deposits of protests. */
export const depositColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<DepositRow> => [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('group', 'text', 'terms.group', second),
  own('held', 'text', said(t('money.held')), sum),
  own('toBook', 'text', said(t('money.to-book')), sum),
];
