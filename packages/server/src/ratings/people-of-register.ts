import { byId } from '@rokade/journal';
import {
  emptyRatedPerson,
  parseRatedPersonId,
  type RatedPersonValues,
  type Ratings,
  ratingListOn,
} from '@rokade/ratings';
import {
  fullName,
  membershipsOn,
  type Person,
  type RatingOf,
  type Register,
} from '@rokade/register';
import type { Day } from '@rokade/rules';
import type { RegisterBook } from '../register/register-book.ts';
import { indexPeople, type RatedPeopleIndex } from './rated-people-index.ts';
import type { Newcomer, RatedSomebody, RatingsBook } from './ratings-types.ts';

/** The values of a person, and their id in the register; '' = not chosen from the register. */
interface RegisteredValues {
  readonly values: RatedPersonValues;
  readonly registered: string;
}

/** The id of a person in the book of ratings; `people` contains them if they must be entered first. */
export function personFor(
  { people }: Pick<Ratings, 'people'>,
  ratedPeople: RatedPeopleIndex,
  { values, registered }: RegisteredValues,
): RatedSomebody {
  const id = parseRatedPersonId(registered);
  if (id !== null && byId(people, id) !== undefined) return { person: id, people: [] };
  const found = ratedPeople.find(values);
  if (found !== null) return { person: found, people: [] };
  const person = id ?? ratedPeople.newId(values);
  return { person, people: [{ person, values }] };
}

/** The books of people and of ratings. */
interface RatedPeopleBooks {
  readonly ratings: Pick<RatingsBook, 'now'>;
  readonly register: Pick<RegisterBook, 'now'>;
}

/** Finds the ratings of people of the register on a day. */
export function ratingOfPeople({ ratings, register }: RatedPeopleBooks, day: Day): RatingOf {
  const [rated, registered] = [ratings.now(), register.now()];
  const numbers = new Map(ratingListOn(rated, day).map(({ id, rating }) => [id, rating]));
  const index = indexPeople(rated, registered);
  return (person) => {
    const values = ratedPersonValues(registered, person, day);
    return numbers.get(personFor(rated, index, { values, registered: person.id }).person) ?? null;
  };
}

/** A person of the register on a day, as values for the book of ratings. */
export function ratedPersonValues(register: Register, person: Person, day: Day): RatedPersonValues {
  const { dsuNumber, fideId, federation, sex, birth } = person.values;
  const [membership] = membershipsOn(register, person, day);
  return {
    ...emptyRatedPerson,
    name: fullName(person.values),
    nationalId: dsuNumber,
    fideId,
    federation,
    sex: sex === 'm' || sex === 'w' ? sex : '',
    birth,
    club: membership?.of.values.name ?? '',
  };
}

/** The people of the register whom a query finds and who are not in the book of ratings. */
export const newcomersIn = (
  { people }: Ratings,
  register: Pick<RegisterBook, 'now' | 'find'>,
  { query, day }: { readonly query: string; readonly day: Day },
): readonly Newcomer[] =>
  register
    .find(query)
    .filter(({ id }) => byId(people, id) === undefined)
    .map((person) => ({
      registered: person.id,
      values: ratedPersonValues(register.now(), person, day),
    }));
