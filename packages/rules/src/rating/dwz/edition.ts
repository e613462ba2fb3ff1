import { type Fraction, fraction, plus, times } from '../../kernel/fraction.ts';
import { developmentCoefficient } from './development-coefficient.ts';
import { kFactor } from './k-factor.ts';
import type { RatingDwzReason } from './reason-codes.ts';
import type { Weighed, Weight } from './weight.ts';

/** Everything in which the DWZ of 2026 differs from the one before. */
export interface DwzEdition {
  readonly code: string;
  /** The first day, ISO. */
  readonly from: string;
  readonly article: string;
  readonly weigh: (weighed: Weighed) => Weight;
  readonly changeCode: RatingDwzReason['code'];
  readonly highestK: number;
  /** Whether a player who won all games gets a first rating, by an added draw. */
  readonly addsDraw: boolean;
  /** The first rating from a performance. */
  readonly first: (performance: number) => Fraction;
  /** The lowest rating; null: no limit. */
  readonly floor: number | null;
}

/** From 1992 to July 2026. @article DSB Wertungsordnung 2014 annex 2 */
export const dwz1992: DwzEdition = {
  code: 'dwz-1992',
  from: '',
  article: 'DSB Wertungsordnung 2014',
  weigh: developmentCoefficient,
  changeCode: 'rating-dwz.change-1992',
  highestK: 0,
  addsDraw: false,
  first: (performance) =>
    performance < 800 ? plus(fraction(700), fraction(performance, 8)) : fraction(performance),
  floor: null,
};

/** The share of the distance to 2000 by which a first rating below 2000 is raised. */
const lift = fraction(8, 100);
const liftedBelow = 2000;
const floor2026 = 1100;

/**
 * A performance of 2000 or more is unchanged; from 1100 on 8 % of the distance to 2000 is added; below
 * that the addition at 1100 decreases with the rating.
 */
function first2026(performance: number): Fraction {
  if (performance >= liftedBelow) return fraction(performance);
  if (performance >= floor2026) {
    return plus(fraction(performance), times(lift, fraction(liftedBelow - performance)));
  }
  const whole = times(lift, fraction(liftedBelow - floor2026));
  return plus(fraction(floor2026), times(whole, fraction(performance, floor2026)));
}

/** From August 2026. @article DSB Wertungsordnung 2026 */
export const dwz2026: DwzEdition = {
  code: 'dwz-2026',
  from: '2026-08-01',
  article: 'DSB Wertungsordnung 2026',
  weigh: kFactor,
  changeCode: 'rating-dwz.change-2026',
  highestK: 80,
  addsDraw: true,
  first: first2026,
  floor: floor2026,
};
