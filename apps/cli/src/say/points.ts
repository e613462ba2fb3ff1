import { type Fraction, type HalfPoints, toNumber } from '@rokade/rules';
import type { Language } from '@rokade/tournament';

/** Points as people read them: 9 half-points are `4½`, 1 is `½`. */
export function pointsText(halfPoints: HalfPoints): string {
  const whole = Math.trunc(halfPoints / 2);
  const half = halfPoints % 2 === 0 ? '' : '½';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** A value of a tie-break or a rating as people read it, with two decimals at most. */
export const decimalText = (language: Language, value: Fraction): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(
    toNumber(value),
  );
