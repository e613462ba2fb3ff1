import { type Fraction, fraction } from '../../kernel/fraction.ts';

/** What the classes of a championship are worth. */
export interface PromotionRules {
  readonly code: string;
  /** Class 1 first: what each player of it counts in the tournament's number. */
  readonly weights: readonly number[];
  /** From this, less the tournament's number, squared. */
  readonly base: Fraction;
  /** Class 1 first: percent added. */
  readonly additions: readonly number[];
  /** Nobody rises by more classes. */
  readonly mostUp: number;
}

/**
 * Four classes; a championship of three has the first three.
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
