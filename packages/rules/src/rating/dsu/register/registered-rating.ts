import { type Fraction, fraction, minus, plus, times } from '../../../kernel/fraction.ts';
import { correctAtBorders } from '../coefficient.ts';
import type { DsuRatingEdition } from '../edition.ts';
import { settled } from '../new-rating.ts';
import type { DsuRatingRow } from '../rating-report.ts';
import type { RatingDsuReason } from '../reason-codes.ts';

/** A registered rating after an event. */
export interface RegisteredRating {
  readonly rating: number;
  /** The gain from the event, before corrections at limits. */
  readonly gain: Fraction;
  readonly because: readonly RatingDsuReason[];
}

/**
 * The gain from an event: K × (W − We + B) with the K of the starting rating; zero if the winner's rule
 * applies.
 *
 * @article DSU 2002 4.5.2, 4.5.2.5; DSU 2010 4.5.2, 4.5.2.5
 */
function ratingGain({ k, halfPoints, expected, bonus, because }: DsuRatingRow): Fraction {
  if (because.some(({ code }) => code === 'rating-dsu.winner-keeps')) return fraction(0);
  const factor = fraction(Math.round(10 * (k ?? 0)), 10);
  return times(factor, plus(minus(fraction(halfPoints, 2), expected), bonus));
}

/**
 * The registered rating plus the gain of an event, corrected if the sum has passed a limit of the
 * coefficient, rounded and raised to the floor. If the event was started with the registered rating, it
 * equals the event's own new rating.
 *
 * @article DSU 2002 4.5.4.1; DSU 2010 4.5.4.1
 */
export function registeredRating(
  edition: DsuRatingEdition,
  registered: number,
  row: DsuRatingRow,
): RegisteredRating {
  const gain = ratingGain(row);
  const sum = plus(fraction(registered), gain);
  const corrected = correctAtBorders(edition, registered, sum);
  const { rating, because } = settled(corrected, edition.floor);
  return { rating, gain, because };
}
