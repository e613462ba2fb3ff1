/** Money in hundredths of the currency: øre, cent. A whole number, so that sums are exact. */
export type MinorUnits = number;

/** The possible currencies, by ISO 4217; all have hundredths. */
export const currencies = ['DKK', 'EUR', 'SEK', 'NOK', 'CHF', 'GBP', 'PLN', 'CZK', 'USD'] as const;
export type Currency = (typeof currencies)[number];
