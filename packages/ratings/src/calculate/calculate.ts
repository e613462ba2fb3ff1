import type { Act, Calculated, Step, Steps } from '../act.ts';
import type { ActId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';
import { adjust } from './adjust.ts';
import { lift } from './lift.ts';
import { type Numbers, numberNow, register } from './numbers.ts';
import { rateEvent } from './rate-event.ts';

/** Whether an act's steps are calculated and stored; those of a list or a grant are in the act itself. */
export const isCalculated = ({ kind }: Act): boolean =>
  kind === 'event' || kind === 'adjustment' || kind === 'lift';

/** The steps of an act, from the ratings before it. */
export function stepsByAct(
  people: Pick<Ratings, 'people'>,
  numbers: Numbers,
  act: Act,
): readonly Step[] {
  switch (act.kind) {
    case 'opening':
      return act.numbers.map(({ person, rating }) => {
        const before = numberNow(numbers, person);
        return { person, start: before, before, after: rating };
      });
    case 'grant': {
      const before = numberNow(numbers, act.person);
      return [{ person: act.person, start: before, before, after: act.rating }];
    }
    case 'event':
      return rateEvent(people, numbers, act);
    case 'adjustment':
      return adjust(people, numbers, act);
    case 'lift':
      return lift(numbers, act);
  }
}

/** Visits acts with everybody's stored ratings before each; returns those after the last. */
export function throughActs(
  { people, steps }: Ratings,
  acts: readonly Act[],
  look: (act: Act, before: Numbers) => void = () => {},
): Numbers {
  const numbers: Numbers = new Map();
  for (const act of acts) {
    look(act, numbers);
    const kept = isCalculated(act) ? steps.get(act.id) : undefined;
    register(numbers, act, kept ?? stepsByAct({ people }, numbers, act));
  }
  return numbers;
}

/** Everybody's stored ratings after some of the acts. */
export const numbersAfter = (ratings: Ratings, acts: readonly Act[]): Numbers =>
  throughActs(ratings, acts);

/** The steps of the acts from an index on, calculated from the stored ratings before it. */
function calculateFrom(ratings: Ratings, from: number): Steps {
  const numbers = numbersAfter(ratings, ratings.acts.slice(0, from));
  const found = new Map<ActId, readonly Step[]>();
  for (const act of ratings.acts.slice(from)) {
    const steps = stepsByAct(ratings, numbers, act);
    if (isCalculated(act)) found.set(act.id, steps);
    register(numbers, act, steps);
  }
  return found;
}

const same = (a: readonly Step[] | undefined, b: readonly Step[]): boolean =>
  a !== undefined &&
  a.length === b.length &&
  a.every((step, index) => {
    const other = b[index];
    return (
      step.person === other?.person &&
      step.start === other.start &&
      step.before === other.before &&
      step.after === other.after
    );
  });

/**
 * The steps of the acts from an index on that differ from the stored ones; a repeated calculation with
 * the same result is empty.
 */
export const recalculated = (ratings: Ratings, from = 0): Calculated =>
  [...calculateFrom(ratings, from)]
    .filter(([act, steps]) => !same(ratings.steps.get(act), steps))
    .map(([act, steps]) => ({ act, steps }));

/** The steps with newly calculated ones. */
export const withCalculated = (steps: Steps, calculated: Calculated): Steps =>
  new Map([...steps, ...calculated.map((one) => [one.act, one.steps] as const)]);
