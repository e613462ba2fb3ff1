import type { MinorUnits } from '@rokade/rules';
import type { Columns, RowOf } from './column.ts';
import { below, head, own, plainHeading, secondIfFilled } from './columns-in.ts';
import { amountText, inOneForm, type MoneyLocale } from './money.ts';

const sum = { ...below, align: 'end' } as const;

type Matter =
  | ('fee' | 'prize' | 'deposit' | 'grant' | 'sponsor' | 'sales' | 'income' | 'federation')
  | ('hall' | 'arbiters' | 'travel' | 'rating' | 'trophies' | 'printing' | 'equipment' | 'expense');

/** Income and expenses, for their table. */
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

/** Income and expenses for each purpose, then the sums and the result. */
export function statementRows(locale: MoneyLocale, { lines, income, expense, result }: Accounts) {
  const { t } = locale;
  const inForm = inOneForm(
    locale,
    lines.flatMap((one) => [one.income, one.expense]),
  );
  const amount = (of: MinorUnits) => (of === 0 ? '' : amountText(inForm, of));
  const all = (of: MinorUnits) => amountText(inForm, of);
  return [
    ...lines.map((one) => ({
      key: one.matter,
      what: t(`money.matter-${one.matter}`),
      income: amount(one.income),
      expense: amount(one.expense),
    })),
    { key: 'total', what: t('money.total'), income: all(income), expense: all(expense) },
    { key: 'result', what: t('money.result'), income: all(result), expense: '' },
  ];
}

/** Income and expenses. */
export const statementColumns = ({
  t,
}: Pick<MoneyLocale, 't'>): Columns<RowOf<typeof statementRows>> => [
  own('what', 'text', plainHeading(t('money.matter')), head),
  own('income', 'text', plainHeading(t('money.income')), sum),
  own('expense', 'text', plainHeading(t('money.expense')), sum),
];

/** A player's prize, for its table. */
interface WonPrize {
  readonly group: string;
  readonly groupName: string;
  readonly player: string;
  readonly name: string;
  readonly won: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

/** The prizes of each group, and whether they are paid. */
export function prizeToPayRows(locale: MoneyLocale, prizes: readonly WonPrize[]) {
  const inForm = inOneForm(
    locale,
    prizes.flatMap(({ won, paid, owed }) => [won, paid, owed]),
  );
  return prizes.map(({ group, groupName, player, name, won, paid, owed }) => ({
    key: `${group} ${player}`,
    name: name || locale.t('money.erased'),
    group: groupName,
    won: amountText(inForm, won),
    paid: amountText(inForm, paid),
    rest: owed,
    toPay: amountText(inForm, owed),
  }));
}

export type PrizeToPayRow = RowOf<typeof prizeToPayRows>;

/** The columns of prizes and their payment. */
export const prizeToPayColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<PrizeToPayRow> => [
  own('name', 'text', 'terms.name', head),
  own('group', 'text', 'terms.group', secondIfFilled),
  own('won', 'text', plainHeading(t('money.won')), sum),
  own('paid', 'text', plainHeading(t('money.paid')), sum),
  own('toPay', 'text', plainHeading(t('money.to-pay')), { ...sum, weight: 'strong' }),
];

/** The transfers that pay what is owed, with the event and the receipt as reference. */
export const transferRows = (
  { t, language, currency }: MoneyLocale,
  event: string,
  prizes: readonly Pick<WonPrize, 'name' | 'groupName' | 'owed'>[],
) =>
  prizes.map(({ name, groupName, owed }) => {
    const amount = (owed / 100).toFixed(2);
    return {
      name,
      currency,
      amount: language === 'en' ? amount : amount.replace('.', ','),
      reference: [t('money.matter-prize'), event, groupName].filter(Boolean).join(', '),
    };
  });

/** The columns of bank transfers. */
export const transferColumns = ({
  t,
}: Pick<MoneyLocale, 't'>): Columns<RowOf<typeof transferRows>> => [
  own('name', 'text', 'terms.name', { isHead: true }),
  own('amount', 'text', plainHeading(t('prizes.amount'))),
  own('currency', 'text', plainHeading(t('prizes.currency'))),
  own('reference', 'text', plainHeading(t('money.reference'))),
];

/** A deposit, for its table. */
interface DepositLine {
  readonly group: string;
  readonly groupName: string;
  readonly appeal: string;
  readonly name: string;
  readonly held: MinorUnits;
  readonly owed: MinorUnits;
  readonly isPart: boolean;
}

/** For each deposit, what was paid and what is held. */
export function depositRows(locale: MoneyLocale, deposits: readonly DepositLine[]) {
  const inForm = inOneForm(
    locale,
    deposits.flatMap(({ held, owed }) => [held, owed]),
  );
  return deposits.map(({ group, groupName, appeal, name, held, owed, isPart }) => ({
    key: `${group} ${appeal}`,
    name: name || locale.t('money.erased'),
    group: groupName,
    /**
     * `rest` is the amount to be booked: positive for income, negative for a refund; a proposal if only
     * a part is refunded.
     */
    held: amountText(inForm, held),
    rest: owed,
    isPart,
    toBook: amountText(inForm, Math.abs(owed)),
  }));
}

export type DepositRow = RowOf<typeof depositRows>;

/** The columns of deposits of protests. */
export const depositColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<DepositRow> => [
  own('name', 'text', 'terms.name', head),
  own('group', 'text', 'terms.group', secondIfFilled),
  own('held', 'text', plainHeading(t('money.held')), sum),
  own('toBook', 'text', plainHeading(t('money.to-book')), sum),
];
