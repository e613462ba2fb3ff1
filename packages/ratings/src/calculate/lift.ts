import { liftedRating } from '@rokade/rules';
import type { Lift, Step } from '../act.ts';
import { type Numbers, stepOf } from './numbers.ts';
import { rulesOfAct } from './rate-event.ts';

/** The steps of a lift for all ratings on its day, including archived ones. */
export function lift(numbers: Numbers, act: Lift): readonly Step[] {
  const rules = rulesOfAct(act).lift;
  if (rules === null) return [];
  return [...numbers.keys()].flatMap((person) =>
    stepOf(numbers, person, (rating) => liftedRating(rules, rating)),
  );
}
