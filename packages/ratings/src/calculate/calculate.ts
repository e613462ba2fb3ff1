import type { Act, Calculated, Step, Steps } from '../act.ts';
import type { ActId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';
import { adjust } from './adjust.ts';
import { lift } from './lift.ts';
import { type Numbers, numberNow, register } from './numbers.ts';
import { rateEvent } from './rate-event.ts';

/** What is calculated is kept; what a list or a grant gives stands in it. */
export const isCalculated = ({ kind }: Act): boolean =>
  kind === 'event' || kind === 'adjustment' || kind === 'lift';

/** What an act does to the numbers that there are before it. */
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

/** Goes through acts with everybody's numbers as they are kept before each; gives those after the last. */
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

/** Everybody's numbers after some of the acts, as they are kept. */
export const numbersAfter = (ratings: Ratings, acts: readonly Act[]): Numbers =>
  throughActs(ratings, acts);

/** The steps of the acts from a place on, calculated anew on what is kept of those before it. */
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
 * What the acts from a place on do to the numbers, as far as it is not what is kept of them: a calculation
 * that is done again and comes out alike says nothing.
 */
export const recalculated = (ratings: Ratings, from = 0): Calculated =>
  [...calculateFrom(ratings, from)]
    .filter(([act, steps]) => !same(ratings.steps.get(act), steps))
    .map(([act, steps]) => ({ act, steps }));

/** With what was calculated. */
export const withCalculated = (steps: Steps, calculated: Calculated): Steps =>
  new Map([...steps, ...calculated.map((one) => [one.act, one.steps] as const)]);
