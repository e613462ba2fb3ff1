import type { Act, Step } from '../act.ts';
import { isCalculated, numbersAfter, stepsByAct } from '../calculate/calculate.ts';
import type { RatedPersonId } from '../ids.ts';
import { type Ratings, stepsOf } from '../ratings.ts';

/** A person's rating and the act that gave it. */
export interface PersonStep extends Step {
  readonly act: Act;
}

/** The steps of an act; the stored ones if it was calculated. */
export const stepsOfAct = (ratings: Ratings, act: Act): readonly Step[] =>
  stepsIn(ratings, act, ratings.acts.indexOf(act));

function stepsIn(ratings: Ratings, act: Act, index: number): readonly Step[] {
  if (isCalculated(act)) return stepsOf(ratings, act.id);
  return stepsByAct(ratings, numbersAfter(ratings, ratings.acts.slice(0, index)), act);
}

const isIn = (act: Act, person: RatedPersonId): boolean => {
  switch (act.kind) {
    case 'opening':
      return act.numbers.some((one) => one.person === person);
    case 'grant':
      return act.person === person;
    default:
      return true;
  }
};

/** All ratings that a person ever had, in order. */
export const personSteps = (ratings: Ratings, person: RatedPersonId): readonly PersonStep[] =>
  ratings.acts.flatMap((act, index) =>
    isIn(act, person)
      ? stepsIn(ratings, act, index)
          .filter((step) => step.person === person)
          .map((step) => ({ ...step, act }))
      : [],
  );
