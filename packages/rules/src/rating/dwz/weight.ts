import type { Fraction } from '../../kernel/fraction.ts';
import type { RatingDwzReason } from './reason-codes.ts';

/** The facts that decide the weight of an event. */
export interface Weighed {
  readonly rating: number;
  /** Evaluated events; null: unknown. */
  readonly index: number | null;
  /** At the end of the year; null: unknown, taken as an adult's. */
  readonly age: number | null;
  readonly games: number;
  readonly score: Fraction;
  readonly expected: Fraction;
  /** K, if it is given. */
  readonly k: number | null;
}

/** The weight of an event: the gain times `factor` is the change. */
export interface Weight {
  readonly factor: Fraction;
  readonly k: number | null;
  readonly e: number | null;
  readonly because: readonly RatingDwzReason[];
}
