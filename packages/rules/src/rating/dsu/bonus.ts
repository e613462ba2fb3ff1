import {
  compareFractions,
  type Fraction,
  fraction,
  minus,
  plus,
  toNumber,
} from '../../kernel/fraction.ts';
import type { DsuRatingEdition } from './edition.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** A bonus, never negative, with its reason if there is one. */
export interface Bonus {
  readonly bonus: Fraction;
  readonly because: readonly RatingDsuReason[];
}

/**
 * The excess over the expected score from which there is a bonus: up to 5 games the first threshold,
 * then ½ more for each 2 games.
 */
const thresholdFor = (games: number, { bonusThreshold }: DsuRatingEdition): Fraction =>
  plus(bonusThreshold, fraction(Math.max(0, Math.floor((games - 4) / 2)), 2));

/**
 * B = W − We − 1.5 up to 5 games, 2 for 6 or 7, 2.5 for 8 or 9 and so on; only if positive.
 *
 * @article DSU 2002 4.5.2.2; DSU 2010 4.5.2.2
 */
export function bonusFor(gain: Fraction, games: number, edition: DsuRatingEdition): Bonus {
  const threshold = thresholdFor(games, edition);
  const bonus = minus(gain, threshold);
  if (compareFractions(bonus, fraction(0)) <= 0) return { bonus: fraction(0), because: [] };
  const facts = { games, threshold: toNumber(threshold), bonus: toNumber(bonus) };
  return { bonus, because: [{ code: 'rating-dsu.bonus', article: '4.5.2.2', facts }] };
}
