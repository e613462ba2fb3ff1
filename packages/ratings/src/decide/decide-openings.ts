import { byId, type InSteps, textProblem } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { Opening } from '../act.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import type { RatingsCommand } from '../command.ts';
import type { RatedPersonId } from '../ids.ts';
import type { RatedPersonValues } from '../rated-person.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { actRefusal, calculatedWith, unknownIn, withPeopleEntered } from './act-refusal.ts';
import { checkingPeople, enterPeopleInSteps } from './decide-people.ts';
import type { Decision } from './decision.ts';
import { dayRefusal, invalid } from './field-problem.ts';

/** A person with a rating, as a row of a list has them. */
interface ListedNumber {
  readonly person: RatedPersonId;
  readonly values: RatedPersonValues;
  readonly rating: number;
}

/** Checks the rows of a list one after another; a refused row does not affect the others. */
export function checkingRows(
  ratings: Ratings,
  day: string,
): (row: ListedNumber) => RatingsRefusal | null {
  const check = checkingPeople(ratings);
  const { floor } = rulesOfAct({ edition: '', day });
  return ({ person, values, rating }) => {
    if (rating < floor) return { code: 'ratings.below-floor', name: values.name, rating, floor };
    return byId(ratings.people, person) === undefined ? check({ person, values }) : null;
  };
}

function openingRefusal(ratings: Ratings, opening: Opening): RatingsRefusal | null {
  const { day, numbers, source } = opening;
  const wrong = dayRefusal({ day });
  if (wrong !== null) return wrong;
  const problem = textProblem(source);
  if (problem !== null) return invalid('source', problem);
  const noDay = numbers.find(({ lastResult }) => lastResult !== '' && dayRefusal({ lastResult }));
  if (noDay !== undefined) return invalid('lastResult', 'not-a-date');
  const { floor } = rulesOfAct({ edition: '', day });
  const low = numbers.find(({ rating }) => rating < floor);
  if (low !== undefined) {
    const { name } = valuesOf(ratings, low.person);
    return { code: 'ratings.below-floor', name, rating: low.rating, floor };
  }
  return unknownIn(
    ratings,
    numbers.map(({ person }) => person),
  );
}

/** Imports a list of ratings as it is. */
export function* openListInSteps(
  ratings: Ratings,
  { opening, people }: Extract<RatingsCommand, { kind: 'open-list' }>,
): InSteps<Decision> {
  const entered = yield* enterPeopleInSteps(ratings, people);
  if (!entered.ok) return entered;
  const withEntered = withPeopleEntered(ratings, entered.value);
  yield;
  const refusal = actRefusal(ratings, { id: opening.id }) ?? openingRefusal(withEntered, opening);
  if (refusal !== null) return err(refusal);
  yield;
  const calculated = calculatedWith(withEntered, { kind: 'opening', ...opening });
  return ok([...entered.value, { kind: 'list-opened', opening, calculated }]);
}
