import {
  allOf,
  byId,
  changing,
  doneAtOnce,
  type InSteps,
  isBirth,
  textFault,
  unless,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { RatingsHappened } from '../happened.ts';
import type { RatedPersonId } from '../ids.ts';
import type { RatedPerson, RatedPersonValues } from '../rated-person.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import type { Decides } from './decision.ts';
import { invalid } from './field-problem.ts';

/** A person in a command. */
interface EnteredPerson {
  readonly person: RatedPersonId;
  readonly values: RatedPersonValues;
}

function invalidValues(values: RatedPersonValues): RatingsRefusal | null {
  if (values.name.trim() === '') return invalid('name', 'missing');
  const fault = textFault(values);
  if (fault !== null) return { code: 'ratings.field-invalid', ...fault };
  return isBirth(values.birth) ? null : invalid('birth', 'not-a-date');
}

const numbersOf = (people: readonly RatedPerson[]): Map<string, RatedPerson> =>
  new Map(people.map((person) => [person.values.nationalId, person]));

function numberTaken(
  taken: ReadonlyMap<string, RatedPerson>,
  entered: EnteredPerson,
): RatingsRefusal | null {
  const { nationalId } = entered.values;
  const other = nationalId === '' ? undefined : taken.get(nationalId);
  return other === undefined || other.id === entered.person
    ? null
    : { code: 'ratings.number-taken', number: nationalId, name: other.values.name };
}

/** Checks people one after another for entering; each accepted one counts as entered for the next. */
export function checkingPeople({
  people,
}: Pick<Ratings, 'people'>): (entered: EnteredPerson) => RatingsRefusal | null {
  const taken = numbersOf(allOf(people));
  return (entered) => {
    const refusal = invalidValues(entered.values) ?? numberTaken(taken, entered);
    if (refusal === null) {
      taken.set(entered.values.nationalId, { id: entered.person, values: entered.values });
    }
    return refusal;
  };
}

/** The number of people checked between two yields, some hundredths of a second. */
const peopleAtOnce = 1000;

type Entered = Result<readonly RatingsHappened[], RatingsRefusal>;

/** Enters people who are not in the book; those who are in it are not changed by an act. */
export function* enterPeopleInSteps(
  { people }: Pick<Ratings, 'people'>,
  entries: readonly EnteredPerson[],
): InSteps<Entered> {
  const each = [...new Map(entries.map((one) => [one.person, one])).values()];
  const newcomers = each.filter(({ person }) => byId(people, person) === undefined);
  if (newcomers.length === 0) return ok([]);
  const check = checkingPeople({ people });
  const entered: RatingsHappened[] = [];
  for (const { person, values } of newcomers) {
    if (entered.length % peopleAtOnce === peopleAtOnce - 1) yield;
    const refusal = check({ person, values });
    if (refusal !== null) return err(refusal);
    entered.push({ kind: 'person-entered', person, values });
  }
  return ok(entered);
}

/** `enterPeopleInSteps` without interruption. */
export const enterPeople = (
  ratings: Pick<Ratings, 'people'>,
  people: readonly EnteredPerson[],
): Entered => doneAtOnce(enterPeopleInSteps(ratings, people));

/** Enters a single person. */
export const enterPerson: Decides<'enter-person'> = (ratings, { person, values }) => {
  return byId(ratings.people, person) === undefined
    ? enterPeople(ratings, [{ person, values }])
    : err({ code: 'ratings.id-taken', id: person });
};

/** Changes a person's values. */
export const changePerson: Decides<'change-person'> = ({ people }, { person, changes }) => {
  const registered = byId(people, person);
  if (registered === undefined) return err({ code: 'ratings.unknown-person', person });
  return changing(registered.values, changes, (_, values) => {
    const refusal =
      invalidValues(values) ?? numberTaken(numbersOf(allOf(people)), { person, values });
    return unless(refusal, [{ kind: 'person-changed', person, values: changes }]);
  });
};
