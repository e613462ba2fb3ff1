import { invariant } from './invariant.ts';

/** An exact rational number in lowest terms, denominator above zero; both are safe integers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** numerator / denominator in lowest terms. */
export function fraction(numerator: number, denominator = 1): Fraction {
  invariant(
    Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && denominator !== 0,
    `fraction ${numerator}/${denominator}`,
  );
  const divisor = gcd(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

/** a + b */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

/** a − b */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

/** a × b */
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** a ÷ b; b must not be zero. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below zero if a < b, zero if equal, above zero if a > b; exact for all fractions. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  const exactly = BigInt(a.numerator) * BigInt(b.denominator);
  return Number(exactly - BigInt(b.numerator) * BigInt(a.denominator));
}

/** The nearest whole number, halves away from minus infinity ("half up"): 2.5 → 3, −2.5 → −2. */
export const roundHalfUp = ({ numerator, denominator }: Fraction): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0;

/** The nearest whole number, halves away from zero: 2.5 → 3, −2.5 → −3. */
export const roundHalfAway = (value: Fraction): number =>
  value.numerator < 0
    ? -roundHalfUp({ numerator: -value.numerator, denominator: value.denominator }) + 0
    : roundHalfUp(value);

/** As a decimal number, for display and JSON only. */
export const toNumber = ({ numerator, denominator }: Fraction): number => numerator / denominator;
