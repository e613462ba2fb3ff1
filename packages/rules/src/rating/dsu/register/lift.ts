import {
  type Fraction,
  fraction,
  minus,
  plus,
  roundHalfUp,
  times,
} from '../../../kernel/fraction.ts';

/** A change of the scale: on one day every lower number is brought nearer to another, once. */
export interface LiftRules {
  /** The day from which the lifted numbers are the registered ones. */
  readonly day: string;
  /** Numbers below it are lifted. */
  readonly towards: number;
  /** So much of the way to it. */
  readonly share: Fraction;
}

/** What clubs wrote of June 2024: everybody below 2000 half of the way to 2000, 1400 to 1700. */
export const dsuLift2024: LiftRules = { day: '2024-06-01', towards: 2000, share: fraction(1, 2) };

/** A number after the lift, rounded halves up: nobody says how it was rounded. */
export function liftedRating({ towards, share }: LiftRules, rating: number): number {
  if (rating >= towards) return rating;
  const way = minus(fraction(towards), fraction(rating));
  return roundHalfUp(plus(fraction(rating), times(share, way)));
}
