import {
  compareFractions,
  type Fraction,
  fraction,
  minus,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import { bonusFor } from './bonus.ts';
import { type Corrected, coefficientFor, correctAtBorders } from './coefficient.ts';
import type { DsuRatingEdition } from './edition.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** The input of a new rating. */
export interface RatingCalculation {
  /** R_o */
  readonly oldRating: number;
  readonly games: number;
  /** W and W_e in points. */
  readonly score: Fraction;
  readonly expected: Fraction;
  /** Whether they won the group, alone or tied on points. */
  readonly isWinner: boolean;
  /** K, if it is given. */
  readonly k?: number | null;
}

/** A new rating with its calculation. */
export interface NewRating {
  readonly bonus: Fraction;
  readonly k: number;
  readonly rating: number;
  readonly because: readonly RatingDsuReason[];
}

/**
 * A group winner who scored less than expected keeps their rating; everybody else's is corrected if it
 * has passed a limit.
 *
 * @article DSU 2002 4.5.2.5, 4.5.2.4; DSU 2010 4.5.2.5, 4.5.2.4
 */
function corrected(
  { oldRating, score, expected, isWinner }: RatingCalculation,
  rating: Fraction,
  edition: DsuRatingEdition,
): Corrected {
  if (!isWinner || compareFractions(score, expected) >= 0) {
    return correctAtBorders(edition, oldRating, rating);
  }
  const facts = { score: toNumber(score), expected: toNumber(expected) };
  const keeps: RatingDsuReason = { code: 'rating-dsu.winner-keeps', article: '4.5.2.5', facts };
  return { rating: fraction(oldRating), because: [keeps] };
}

/**
 * Rounded to a whole number, halves up, since the text does not say how; then raised to the floor.
 *
 * @article DSU 2002 4.5.2.6; DSU 2010 4.5.2.6
 */
export function settled(
  { rating, because }: Corrected,
  floor: number,
): Pick<NewRating, 'rating' | 'because'> {
  const rounded = roundHalfUp(rating);
  if (rounded >= floor) return { rating: rounded, because };
  const facts = { before: rounded, floor };
  const raised: RatingDsuReason = { code: 'rating-dsu.floor', article: '4.5.2.6', facts };
  return { rating: floor, because: [...because, raised] };
}

/**
 * R_n = R_o + K × (W − W_e + B), then the corrections, the rounding and the floor.
 *
 * @article DSU 2002 4.5.2; DSU 2010 4.5.2
 */
export function newRating(calculation: RatingCalculation, edition: DsuRatingEdition): NewRating {
  const { oldRating, games, score, expected } = calculation;
  const gain = minus(score, expected);
  const { bonus, because: bonusBecause } = bonusFor(gain, games, edition);
  const k = calculation.k ?? coefficientFor(edition, oldRating);
  const factor = fraction(Math.round(10 * k), 10);
  const result = plus(fraction(oldRating), times(factor, plus(gain, bonus)));
  const { rating, because } = settled(corrected(calculation, result, edition), edition.floor);
  const facts = {
    old: oldRating,
    k,
    score: toNumber(score),
    expected: toNumber(expected),
    bonus: toNumber(bonus),
    result: toNumber(result),
  };
  const coefficient = { rating: oldRating, k };
  return {
    bonus,
    k,
    rating,
    because: [
      ...bonusBecause,
      { code: 'rating-dsu.coefficient', article: '4.5.2.3', facts: coefficient },
      { code: 'rating-dsu.change', article: '4.5.2', facts },
      ...because,
    ],
  };
}
