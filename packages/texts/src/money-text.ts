import type { Currency, MinorUnits } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { locales } from './locales.ts';

/** An amount without its currency, as sums show it: 1.000, 333,34. */
export const plainMoneyText = (language: Language, money: MinorUnits): string =>
  new Intl.NumberFormat(locales[language].tag, {
    minimumFractionDigits: money % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(money / 100);

/** An amount with its currency: 333,34 kr., 333,34 €, €333.34. */
export const moneyText = (language: Language, currency: Currency, money: MinorUnits): string =>
  new Intl.NumberFormat(locales[language].tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: money % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(money / 100);
