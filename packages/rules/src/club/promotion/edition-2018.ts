import { type Fraction, fraction } from '../../kernel/fraction.ts';

/** The weights of a championship's classes. */
export interface PromotionRules {
  readonly code: string;
  /** The weight of each player in the tournament's number W_T, class 1 first. */
  readonly weights: readonly number[];
  /** The tournament's number is subtracted from this, and the difference squared. */
  readonly base: Fraction;
  /** Added percent, class 1 first. */
  readonly additions: readonly number[];
  /** The most classes that a player can rise. */
  readonly mostUp: number;
}

/**
 * The values for four classes; a championship of three uses the first three.
 *
 * @article Tempelhof 2018 III.A.3
 */
export const promotion2018: PromotionRules = {
  code: 'tempelhof-2018',
  weights: [4, 3, 2, 1],
  base: fraction(8),
  additions: [35, 25, 10, 0],
  mostUp: 2,
};
