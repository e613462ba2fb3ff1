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

/** A comparison of the federation's list with FIDE's. */
export interface Comparison {
  readonly compared: readonly (ComparedPlayer & { readonly person: RatedPersonId })[];
  /** How far the registered ratings are above the Elo; null: nobody can be compared. */
  readonly difference: Fraction | null;
  /** The adjustment. */
  readonly by: number;
}

/**
 * The federation's own players with their rating of 1 June and their Elo of 1 July.
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

/** The steps of an adjustment, for the players compared. */
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
