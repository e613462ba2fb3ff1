import { type Fraction, toNumber } from '@rokade/rules';
import { locales, madeOnce } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

const decimalFormat = madeOnce(
  (language, digits: number) =>
    new Intl.NumberFormat(locales[language].tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** A number with a fixed count of decimals, in the language's way. */
export const decimalText = (language: Language, value: number, digits = 2): string =>
  decimalFormat(language, digits).format(value);

/**
 * Exact points: halves as ½, other fractions as decimals (quarters need two). So a correction is 31½
 * and a Sonneborn-Berger 28,25.
 */
export function fractionText(language: Language, value: Fraction): string {
  if (value.denominator === 1) return String(value.numerator).replace('-', '−');
  if (value.denominator === 2 && value.numerator > 0) {
    const whole = Math.floor(value.numerator / 2);
    return whole === 0 ? '½' : `${whole}½`;
  }
  return decimalText(language, toNumber(value));
}

/** A change with its sign: +12, −7, 0. */
export const signedText = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

/** A count, with the language's separator of thousands: 50,134. */
export const countText = (language: Language, count: number): string =>
  decimalText(language, count, 0);
