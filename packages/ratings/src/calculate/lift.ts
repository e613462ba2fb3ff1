import { liftedRating } from '@rokade/rules';
import type { Lift, Step } from '../act.ts';
import { type Numbers, numberNow } from './numbers.ts';
import { rulesOfAct } from './rate-event.ts';

/** What a lift does to the numbers there are on its day, those in the archive among them. */
export function lift(numbers: Numbers, act: Lift): readonly Step[] {
  const rules = rulesOfAct(act).lift;
  if (rules === null) return [];
  return [...numbers.keys()].flatMap((person) => {
    const before = numberNow(numbers, person);
    if (before === null) return [];
    const after = liftedRating(rules, before);
    return after === before ? [] : [{ person, start: before, before, after }];
  });
}
