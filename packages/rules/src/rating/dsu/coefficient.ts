import {
  compareFractions,
  type Fraction,
  fraction,
  minus,
  plus,
  times,
  toNumber,
} from '../../kernel/fraction.ts';
import type { Coefficient, DsuRatingEdition } from './edition.ts';
import type { RatingDsuReason } from './reason-codes.ts';

/** The index of the coefficient for a rating. */
const indexFor = ({ coefficients }: DsuRatingEdition, rating: number): number =>
  coefficients.findIndex(({ from }) => rating >= from);

const coefficientAt = ({ coefficients }: DsuRatingEdition, index: number): Coefficient =>
  coefficients[index] ?? coefficients[0];

/**
 * K by the rating before the tournament.
 *
 * @article DSU 2002 4.5.2.3; DSU 2010 4.5.2.3
 */
export const coefficientFor = (edition: DsuRatingEdition, rating: number): number =>
  coefficientAt(edition, indexFor(edition, rating)).k;

/** A rating after its corrections at the limits, with a reason for each. */
export interface Corrected {
  readonly rating: Fraction;
  readonly because: readonly RatingDsuReason[];
}

/** The part beyond the limit, times the ratio of the coefficients on its two sides. */
function correctAtBorder(
  rating: Fraction,
  border: number,
  [before, after]: readonly [number, number],
): Fraction {
  const beyond = minus(rating, fraction(border));
  return plus(fraction(border), times(beyond, fraction(after, before)));
}

function reasonFor(border: number, before: Fraction, after: Fraction): RatingDsuReason {
  const isUp = compareFractions(before, fraction(border)) >= 0;
  return {
    code: isUp ? 'rating-dsu.border-up' : 'rating-dsu.border-down',
    article: '4.5.2.4',
    facts: { border, before: toNumber(before), after: toNumber(after) },
  };
}

/**
 * The correction if a new rating has passed limits of the coefficient. Limit by limit, going away from
 * the old rating: the part beyond the limit is multiplied by K beyond over K before; if the resulting
 * rating has passed the next limit, too, the part beyond that is treated likewise.
 *
 * @article DSU 2002 4.5.2.4; DSU 2010 4.5.2.4
 */
export function correctAtBorders(
  edition: DsuRatingEdition,
  oldRating: number,
  newRating: Fraction,
): Corrected {
  const because: RatingDsuReason[] = [];
  let rating = newRating;
  let index = indexFor(edition, oldRating);
  const step = compareFractions(newRating, fraction(oldRating)) > 0 ? -1 : 1;
  for (;;) {
    const here = coefficientAt(edition, index);
    const beyond = edition.coefficients[index + step];
    const border = step < 0 ? beyond?.from : here.from;
    if (beyond === undefined || border === undefined) return { rating, because };
    const passed = compareFractions(rating, fraction(border)) * -step > 0;
    if (!passed) return { rating, because };
    const corrected = correctAtBorder(rating, border, [here.k, beyond.k]);
    because.push(reasonFor(border, rating, corrected));
    rating = corrected;
    index += step;
  }
}
