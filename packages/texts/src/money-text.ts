import type { Currency, MinorUnits } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { locales } from './locales.ts';

/** A minus as long as the figures are wide, as everywhere beside numbers. */
const withMinus = (text: string): string => text.replace('-', '−');

/** An amount without its currency, as sums show it: 1.000, 333,34. */
export const plainMoneyText = (language: Language, money: MinorUnits): string =>
  withMinus(
    new Intl.NumberFormat(locales[language].tag, {
      minimumFractionDigits: money % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(money / 100),
  );

/** Whether all amounts are whole: then a column of them needs no decimals, else all have them. */
export const areWhole = (amounts: readonly MinorUnits[]): boolean =>
  amounts.every((money) => money % 100 === 0);

/**
 * An amount with its currency: 333,34 kr., 333,34 €, €333.34. `whole`: without decimals; as the amount
 * is, unless it stands in a column with others.
 */
export const moneyText = (
  language: Language,
  currency: Currency,
  money: MinorUnits,
  whole = areWhole([money]),
): string =>
  withMinus(
    new Intl.NumberFormat(locales[language].tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: whole ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(money / 100),
  );
