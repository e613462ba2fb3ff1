import { type Fraction, fraction } from '../../kernel/fraction.ts';

/** The standard deviation of the difference between two performances: 200 × √2. */
const deviation = 200 * Math.SQRT2;

/** Beyond this many deviations the rest is zero in six digits. */
const farthest = 6;

/** The normal distribution's Φ by its series, to the precision of floating point. */
function normal(z: number): number {
  if (Math.abs(z) > farthest) return z > 0 ? 1 : 0;
  let term = z;
  let sum = z;
  for (let n = 3; Math.abs(term) > 1e-17; n += 2) {
    term *= (z * z) / n;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** P(D) as a decimal number. */
export const chance = (difference: number): number => normal(difference / deviation);

/**
 * P(D), the normal distribution of a difference in millionths, as on the federation's server: without a
 * table and without a limit at 400.
 *
 * @article DSB Wertungsordnung 2014 annex 2.1
 */
export const expectedAgainst = (rating: number, opponent: number): Fraction =>
  fraction(Math.round(chance(rating - opponent) * 1_000_000), 1_000_000);
