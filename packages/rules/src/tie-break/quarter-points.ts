import { type Fraction, fraction } from '../kernel/fraction.ts';

/** A whole number of quarter-points as points: what half-points times half-points are. */
export const quarterPoints = (quarters: number): Fraction => fraction(quarters, 4);
