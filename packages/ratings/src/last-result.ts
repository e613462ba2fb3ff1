import type { Act } from './act.ts';
import type { RatedPersonId } from './ids.ts';
import { type Ratings, stepsOf } from './ratings.ts';

function resultIn(ratings: Ratings, act: Act, person: RatedPersonId): string {
  switch (act.kind) {
    case 'opening': {
      const listed = act.numbers.find((one) => one.person === person);
      return listed === undefined ? '' : listed.lastResult || act.day;
    }
    case 'grant':
      return act.person === person ? act.day : '';
    case 'event':
      return stepsOf(ratings, act.id).some((step) => step.person === person) ? act.lastDay : '';
    case 'adjustment':
      return '';
  }
}

/**
 * The last day of the last event that was rated for somebody; '' where there is none. A list that does
 * not say counts with its day, and so does a number that was granted: nobody is off the list before
 * they have played.
 *
 * @article DSU 2002 4.5.5.1 §4; DSU 2010 4.5.5.1 §4
 * @param acts those that count; all of them where it is not said
 */
export const lastResultOf = (
  ratings: Ratings,
  person: RatedPersonId,
  acts: readonly Act[] = ratings.acts,
): string =>
  acts.reduce((last, act) => {
    const day = resultIn(ratings, act, person);
    return day > last ? day : last;
  }, '');
