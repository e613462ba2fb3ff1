import { doneAtOnce, type InSteps } from '@rokade/journal';
import type { Act } from '../act.ts';
import { numbersAfter, recalculated, withCalculated } from '../calculate/calculate.ts';
import { numberNow } from '../calculate/numbers.ts';
import type { ActId, RatedPersonId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';
import { withoutAct } from '../timeline.ts';

/** A person whose rating would change, with the new one. */
export interface ChangedNumber {
  readonly person: RatedPersonId;
  /** null: none. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The book as it would be with other acts. */
function withActs(ratings: Ratings, acts: readonly Act[]): Ratings {
  const from = acts.findIndex((act, index) => act.id !== ratings.acts[index]?.id);
  const changed = { ...ratings, acts };
  const steps = withCalculated(
    ratings.steps,
    recalculated(changed, from === -1 ? acts.length : from),
  );
  return { ...changed, steps };
}

/** The people whose registered rating differs between two states of the book. */
export function* changedNumbersInSteps(
  before: Ratings,
  after: Ratings,
): InSteps<readonly ChangedNumber[]> {
  const old = numbersAfter(before, before.acts);
  yield;
  const now = numbersAfter(after, after.acts);
  yield;
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((person) => {
    const [from, to] = [numberNow(old, person), numberNow(now, person)];
    return from === to ? [] : [{ person, from, to }];
  });
}

/** `changedNumbersInSteps` without interruption. */
const changedNumbers = (before: Ratings, after: Ratings): readonly ChangedNumber[] =>
  doneAtOnce(changedNumbersInSteps(before, after));

/** The ratings that would change if an act were taken back. */
export const changesWithout = (ratings: Ratings, act: ActId): readonly ChangedNumber[] =>
  changedNumbers(ratings, withActs(ratings, withoutAct(ratings.acts, act)));
