import {
  type Fraction,
  fraction,
  minus,
  plus,
  roundHalfUp,
  times,
} from '../../../kernel/fraction.ts';

/** A change of the scale: on one day every lower rating is raised towards a limit, once. */
export interface LiftRules {
  /** The day from which the lifted ratings are the registered ones. */
  readonly day: string;
  /** Ratings below it are lifted. */
  readonly towards: number;
  /** The share of the distance to it. */
  readonly share: Fraction;
}

/**
 * The lift of June 2024 as clubs described it: everybody below 2000 by half of the distance to 2000, so
 * 1400 becomes 1700.
 */
export const dsuLift2024: LiftRules = { day: '2024-06-01', towards: 2000, share: fraction(1, 2) };

/** A rating after the lift, rounded halves up, as the rounding is not known. */
export function liftedRating({ towards, share }: LiftRules, rating: number): number {
  if (rating >= towards) return rating;
  const way = minus(fraction(towards), fraction(rating));
  return roundHalfUp(plus(fraction(rating), times(share, way)));
}
