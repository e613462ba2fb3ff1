import type { Currency, MinorUnits } from '@rokade/rules';

/** An amount with its currency, as codes and files have it: `125.50 DKK`. */
export const withCurrency = (amount: MinorUnits, currency: Currency | ''): string =>
  `${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)} ${currency}`.trim();

/** An amount in hundredths of the currency: 120, 120,5, 1.200,50 or 1’200; null: it cannot be read. */
export function hundredthsIn(text: string): MinorUnits | null {
  const plain = text.replace(/[\s\u00a0’']/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const [, sign, units, cents = ''] = /^([-–−]?)(\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (units === undefined) return null;
  const amount = 100 * Number(units) + Number(cents.padEnd(2, '0'));
  return sign === '' ? amount : -amount;
}
