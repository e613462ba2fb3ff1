import { type Fraction, fraction } from '../kernel/fraction.ts';

/** A whole number of quarter-points (half-points times half-points) as points. */
export const quarterPoints = (quarters: number): Fraction => fraction(quarters, 4);
