import type { Fraction } from '../../kernel/fraction.ts';
import type { RatingDwzReason } from './reason-codes.ts';

/** What decides how much an event weighs. */
export interface Weighed {
  readonly rating: number;
  /** Evaluated events; null: unknown. */
  readonly index: number | null;
  /** At the end of the year; null: unknown, taken for a grown-up's. */
  readonly age: number | null;
  readonly games: number;
  readonly score: Fraction;
  readonly expected: Fraction;
  /** K where it is given. */
  readonly k: number | null;
}

/** How much it weighs: the gain times `factor` is the change. */
export interface Weight {
  readonly factor: Fraction;
  readonly k: number | null;
  readonly e: number | null;
  readonly because: readonly RatingDwzReason[];
}
