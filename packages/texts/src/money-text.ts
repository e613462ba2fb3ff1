import type { Currency, MinorUnits } from '@rokade/rules';
import type { Language } from '@rokade/tournament';

const locales: Readonly<Record<Language, string>> = { da: 'da-DK', de: 'de-DE', en: 'en-GB' };

/** An amount without its currency, as sums show it: 1.000, 333,34. */
export const plainMoneyText = (language: Language, money: MinorUnits): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: money % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(money / 100);

/** An amount with its currency: 333,34 kr., 333,34 €, €333.34. */
export const moneyText = (language: Language, currency: Currency, money: MinorUnits): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: money % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(money / 100);
