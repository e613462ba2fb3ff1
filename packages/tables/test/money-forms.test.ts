import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import {
  clubRows,
  depositRows,
  feeRows,
  type MoneyLocale,
  prizeToPayRows,
  statementRows,
} from '../src/index.ts';

const locale: MoneyLocale = { language: 'da', t: translator('da'), currency: 'DKK' };
const [whole, broken] = [35_000, 33_334];
const sums = (amount: number) => ({ due: amount, paid: 0, owed: amount });
const fee = (amount: number) => ({
  id: 'a',
  name: 'Alm, Ida',
  club: '',
  group: '',
  fee: null,
  byHand: null,
  ...sums(amount),
});
const prize = (amount: number) => ({
  group: 'a',
  groupName: 'A',
  player: 'p1',
  name: 'Alm, Ida',
  won: amount,
  paid: 0,
  owed: amount,
});
const deposit = (amount: number) => ({
  group: 'a',
  groupName: 'A',
  appeal: 'p1',
  name: 'Alm, Ida',
  isPart: false,
  held: amount,
  owed: -amount,
});
const statement = (amounts: readonly number[]) => ({
  lines: amounts.map((income) => ({ matter: 'fee' as const, income, expense: 0 })),
  income: amounts.reduce((sum, one) => sum + one, 0),
  expense: 0,
  result: 0,
});

/** The tables of amounts, made of two amounts that need not have the same decimals. */
const tables = {
  fees: (amounts) => feeRows(locale, amounts.map(fee)),
  clubs: (amounts) =>
    clubRows(
      locale,
      amounts.map((amount) => ({ club: '', lines: [], ...sums(amount) })),
    ),
  prizes: (amounts) => prizeToPayRows(locale, amounts.map(prize)),
  deposits: (amounts) => depositRows(locale, amounts.map(deposit)),
  statement: (amounts) => statementRows(locale, statement(amounts)),
} satisfies Readonly<Record<string, (amounts: readonly number[]) => readonly object[]>>;

const decimalsIn = (rows: readonly object[]) =>
  new Set(
    rows
      .flatMap((row) => Object.values(row))
      .filter((cell): cell is string => typeof cell === 'string' && cell.endsWith('kr.'))
      .map((cell) => /,(\d+)/.exec(cell)?.[1]?.length ?? 0),
  );

describe('the amounts of one table', () => {
  it.each(Object.entries(tables))('of %s have one form', (_, rowsOf) => {
    expect(decimalsIn(rowsOf([whole, broken]))).toEqual(new Set([2]));
    expect(decimalsIn(rowsOf([whole, 2 * whole]))).toEqual(new Set([0]));
  });
});
