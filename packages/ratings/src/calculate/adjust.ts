import {
  adjustedRating,
  adjustmentNumber,
  type ComparedPlayer,
  type Fraction,
  isCompared,
  ratingDifferenceOf,
} from '@rokade/rules';
import type { Adjustment, Step } from '../act.ts';
import type { RatedPersonId } from '../ids.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import { type Numbers, numberOn, stepOf } from './numbers.ts';
import { isOwnPlayer, rulesOfAct } from './rate-event.ts';

/** Two lists held against each other. */
export interface Comparison {
  readonly compared: readonly (ComparedPlayer & { readonly person: RatedPersonId })[];
  /** How far the registered numbers are above the Elo; null: nobody is compared. */
  readonly difference: Fraction | null;
  /** By how much numbers are adjusted. */
  readonly by: number;
}

/**
 * The federation's own players with their number of 1 June and their Elo of 1 July.
 *
 * @article DSU 2002 4.5.6.1; DSU 2010 4.5.6.1
 */
export function compareLists(
  people: Pick<Ratings, 'people'>,
  numbers: Numbers,
  adjustment: Adjustment,
): Comparison {
  const rules = rulesOfAct(adjustment);
  const day = `${adjustment.day.slice(0, 4)}-${rules.adjustment.ratingsOf}`;
  const compared = adjustment.elo.flatMap(({ person, elo, games }) => {
    const rating = numberOn(numbers, person, day);
    if (rating === null || !isOwnPlayer(rules, valuesOf(people, person))) return [];
    const player = { person, rating, elo, games };
    return isCompared(rules.adjustment, player) ? [player] : [];
  });
  const difference = ratingDifferenceOf(rules.adjustment, compared);
  const by = difference === null ? 0 : adjustmentNumber(rules.adjustment, difference);
  return { compared, difference, by };
}

/** What an adjustment does to the numbers of those who are compared. */
export function adjust(
  people: Pick<Ratings, 'people'>,
  numbers: Numbers,
  adjustment: Adjustment,
): readonly Step[] {
  const { compared, by } = compareLists(people, numbers, adjustment);
  const rules = rulesOfAct(adjustment).adjustment;
  return compared.flatMap(({ person }) =>
    stepOf(numbers, person, (rating) => adjustedRating(rules, rating, by)),
  );
}
