import type { Currency, FeePart, MinorUnits } from '@rokade/rules';
import { areWhole, moneyText } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Columns, partColumn, type RowOf } from './column.ts';
import { below, head, own, plainHeading, second, secondIfFilled } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** The language and currency of tables about money. */
export interface MoneyLocale {
  readonly language: Language;
  readonly t: OfficeWords;
  /** '' before one is chosen. */
  readonly currency: Currency | '';
  /** Whether amounts are shown without decimals; left out: as each amount is. */
  readonly whole?: boolean;
}

/** An amount with its currency; without one, as a number. */
export const amountText = (
  { language, currency, whole }: MoneyLocale,
  amount: MinorUnits,
): string =>
  currency === '' ? (amount / 100).toFixed(2) : moneyText(language, currency, amount, whole);

/** The locale in which these amounts have one form: all with decimals as soon as one has cents. */
export const inOneForm = (locale: MoneyLocale, amounts: readonly MinorUnits[]): MoneyLocale => ({
  ...locale,
  whole: areWhole(amounts),
});

/** Amounts due, paid and owed. */
interface Sums {
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

const amountsIn = ({ due, paid, owed }: Sums): readonly MinorUnits[] => [due, paid, owed];

/** The amounts as texts; `rest` is what is still to be paid, or to be paid back if negative. */
const sumsIn = (locale: MoneyLocale, { due, paid, owed }: Sums) => ({
  due: amountText(locale, due),
  paid: amountText(locale, paid),
  owed: amountText(locale, owed),
  rest: owed,
});

/** A person's fee and payments, for its table. */
interface OwedFee extends Sums {
  readonly id: string;
  readonly name: string;
  readonly club: string;
  readonly group: string;
  readonly fee: { readonly parts: readonly FeePart[] } | null;
  readonly byHand: { readonly why: 'invited' | 'helper' | 'agreed' | 'withdrew' | 'other' } | null;
}

function madeOf({ t }: MoneyLocale, { fee, byHand }: OwedFee): string {
  if (byHand !== null) return t(`money.why-${byHand.why}`);
  if (fee === null) return t('money.no-fee');
  return fee.parts.length > 1 ? fee.parts.map(({ name }) => name).join(', ') : '';
}

/** Everybody's fees, a row each. */
export function feeRows(locale: MoneyLocale, lines: readonly OwedFee[]) {
  const inForm = inOneForm(locale, lines.flatMap(amountsIn));
  return lines.map((one) => ({
    player: one.id,
    name: one.name,
    club: one.club,
    group: one.group,
    /** How the amount came about, if it is not the plain fee. */
    made: madeOf(locale, one),
    ...sumsIn(inForm, one),
  }));
}

const sum = { ...below, align: 'end' } as const;

export type FeeRow = RowOf<typeof feeRows>;

/** The columns of fees. */
export const feeColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<FeeRow> => [
  own('name', 'text', 'terms.name', head),
  own('club', 'text', 'terms.club', secondIfFilled),
  own('group', 'text', 'terms.group', secondIfFilled),
  own('made', 'text', plainHeading(t('money.made-of')), { ...secondIfFilled, weight: 'quiet' }),
  own('due', 'text', plainHeading(t('money.due')), sum),
  own('paid', 'text', plainHeading(t('money.paid')), sum),
  own('owed', 'text', plainHeading(t('money.owed')), { ...sum, weight: 'strong' }),
];

/** The column of what a person of another list still owes; on pages it links to their account. */
export const owedColumn = ({ t }: Pick<MoneyLocale, 't'>) =>
  partColumn('owed', plainHeading(t('money.owed')), { ...sum, weight: 'strong' });

/** What the players of a club owe together, for its table. */
interface OwedByClub extends Sums {
  readonly club: string;
  readonly lines: readonly unknown[];
}

/** What is owed club by club. */
export function clubRows(locale: MoneyLocale, clubs: readonly OwedByClub[]) {
  const inForm = inOneForm(locale, clubs.flatMap(amountsIn));
  return clubs.map(({ club, lines, ...sums }) => ({
    club,
    players: lines.length,
    ...sumsIn(inForm, sums),
  }));
}

export type ClubRow = RowOf<typeof clubRows>;

/** The columns of what clubs owe. */
export const clubColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<ClubRow> => [
  own('club', 'text', 'terms.club', head),
  own('players', 'number', plainHeading(t('terms.players')), below),
  own('due', 'text', plainHeading(t('money.due')), sum),
  own('paid', 'text', plainHeading(t('money.paid')), sum),
  own('owed', 'text', plainHeading(t('money.owed')), { ...sum, weight: 'strong' }),
];

/** A column of buttons in a table about money. */
export const moneyActs = (heading: string) =>
  partColumn('acts', plainHeading(heading), { ...second, silent: true, align: 'end' });

/** A booking, as texts. */
export interface BookingRow {
  readonly booking: string;
  readonly no: number;
  readonly on: string;
  readonly who: string;
  readonly what: string;
  readonly way: string;
  readonly in: string;
  readonly out: string;
  /** Whether it was cancelled. */
  readonly state: string;
}

/** The columns of bookings. */
export const bookingColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<BookingRow> => [
  own('no', 'number', plainHeading(t('terms.number')), { weight: 'quiet' }),
  own('on', 'day', 'terms.date', { ...second, dated: true }),
  own('who', 'text', plainHeading(t('money.who')), head),
  own('what', 'text', plainHeading(t('money.matter')), secondIfFilled),
  own('way', 'text', plainHeading(t('money.way')), secondIfFilled),
  own('in', 'text', plainHeading(t('money.in')), sum),
  own('out', 'text', plainHeading(t('money.out')), sum),
  own('state', 'text', 'terms.remarks', secondIfFilled),
];
