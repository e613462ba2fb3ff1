import type { Currency, FeePart, MinorUnits } from '@rokade/rules';
import { moneyText } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Columns, forReaders, partColumn } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { said } from './console-column.ts';
import type { OfficeWords } from './offices.ts';

/** Money in a reader's words. */
export interface MoneyLocale {
  readonly language: Language;
  readonly t: OfficeWords;
  /** '' before one is chosen. */
  readonly currency: Currency | '';
}

/** An amount with its currency; before there is one, as a number. */
export const amountText = ({ language, currency }: MoneyLocale, amount: MinorUnits): string =>
  currency === '' ? (amount / 100).toFixed(2) : moneyText(language, currency, amount);

/** How somebody's fee stands, as its table needs it. */
interface OwedFee {
  readonly id: string;
  readonly name: string;
  readonly club: string;
  readonly group: string;
  readonly fee: { readonly parts: readonly FeePart[] } | null;
  readonly byHand: { readonly why: 'invited' | 'helper' | 'agreed' | 'withdrew' | 'other' } | null;
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

/** A line of who owes which fee. */
export interface FeeRow {
  readonly player: string;
  readonly name: string;
  readonly club: string;
  readonly group: string;
  /** Why it is that much, where it is not the plain fee. */
  readonly made: string;
  readonly due: string;
  readonly paid: string;
  readonly owed: string;
  /** What is still to be paid; below zero to be paid back. */
  readonly rest: MinorUnits;
}

function madeOf({ t }: MoneyLocale, { fee, byHand }: OwedFee): string {
  if (byHand !== null) return t(`money.why-${byHand.why}`);
  if (fee === null) return t('money.no-fee');
  return fee.parts.length > 1 ? fee.parts.map(({ name }) => name).join(', ') : '';
}

/** Who owes which fee, a line each. */
export const feeRows = (locale: MoneyLocale, lines: readonly OwedFee[]): readonly FeeRow[] =>
  lines.map((one) => ({
    ...{ player: one.id, name: one.name, club: one.club, group: one.group },
    made: madeOf(locale, one),
    due: amountText(locale, one.due),
    paid: amountText(locale, one.paid),
    owed: amountText(locale, one.owed),
    rest: one.owed,
  }));

const { own } = columnsIn([...forReaders, 'json']);
const sum = { align: 'end', narrow: 'second', named: true } as const;
const second = { narrow: 'second', leftOut: 'empty' } as const;

/** Who owes which fee. */
export const feeColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<FeeRow> => [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('club', 'text', 'terms.club', second),
  own('group', 'text', 'terms.group', second),
  own('made', 'text', said(t('money.made-of')), { ...second, weight: 'quiet' }),
  own('due', 'text', said(t('money.due')), sum),
  own('paid', 'text', said(t('money.paid')), sum),
  own('owed', 'text', said(t('money.owed')), { ...sum, weight: 'strong' }),
];

/** What somebody of another list still owes; the page leads from it to their account. */
export const owedColumn = ({ t }: Pick<MoneyLocale, 't'>) =>
  partColumn('owed', said(t('money.owed')), { ...sum, weight: 'strong' });

/** What the players of a club owe together, as its table needs it. */
interface OwedByClub {
  readonly club: string;
  readonly lines: readonly unknown[];
  readonly due: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
}

/** A line of what clubs owe. */
export interface ClubRow {
  readonly club: string;
  readonly players: number;
  readonly due: string;
  readonly paid: string;
  readonly owed: string;
  readonly rest: MinorUnits;
}

/** What is owed club by club. */
export const clubRows = (locale: MoneyLocale, clubs: readonly OwedByClub[]): readonly ClubRow[] =>
  clubs.map(({ club, lines, due, paid, owed }) => ({
    ...{ club, players: lines.length },
    due: amountText(locale, due),
    paid: amountText(locale, paid),
    owed: amountText(locale, owed),
    rest: owed,
  }));

/** What is owed club by club. */
export const clubColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<ClubRow> => [
  own('club', 'text', 'terms.club', { narrow: 'grow', isHead: true }),
  own('players', 'number', said(t('money.players')), { narrow: 'second', named: true }),
  own('due', 'text', said(t('money.due')), sum),
  own('paid', 'text', said(t('money.paid')), sum),
  own('owed', 'text', said(t('money.owed')), { ...sum, weight: 'strong' }),
];

/** A column of buttons in a table of money. */
export const moneyActs = (heading: string) =>
  partColumn('acts', said(heading), { silent: true, narrow: 'second', align: 'end' });

/** A line of what was booked, in words. */
export interface BookingRow {
  readonly booking: string;
  readonly no: number;
  readonly on: string;
  readonly who: string;
  readonly what: string;
  readonly way: string;
  readonly in: string;
  readonly out: string;
  /** That it was taken back. */
  readonly state: string;
}

/** What was booked. */
export const bookingColumns = ({ t }: Pick<MoneyLocale, 't'>): Columns<BookingRow> => [
  own('no', 'number', said(t('money.no')), { weight: 'quiet' }),
  own('on', 'day', 'terms.date', { dated: true, narrow: 'second' }),
  own('who', 'text', said(t('money.who')), { narrow: 'grow', isHead: true }),
  own('what', 'text', said(t('money.matter')), second),
  own('way', 'text', said(t('money.way')), second),
  own('in', 'text', said(t('money.in')), sum),
  own('out', 'text', said(t('money.out')), sum),
  own('state', 'text', 'terms.remarks', second),
];
