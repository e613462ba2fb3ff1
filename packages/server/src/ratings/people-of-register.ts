import { byId } from '@rokade/journal';
import {
  parseRatedPersonId,
  type RatedPersonValues,
  type Ratings,
  ratingListOn,
  unsaidRatedPerson,
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
import { type KnownPeople, knownPeople } from './known-people.ts';
import type { Newcomer, RatedSomebody, RatingsBook } from './ratings-types.ts';

/** What is said of somebody, and their id in the register; '' = they were not looked up there. */
interface Said {
  readonly values: RatedPersonValues;
  readonly registered: string;
}

/** Who somebody is in the book of ratings, or is to be entered as. */
export function personFor(
  { people }: Pick<Ratings, 'people'>,
  known: KnownPeople,
  { values, registered }: Said,
): RatedSomebody {
  const id = parseRatedPersonId(registered);
  if (id !== null && byId(people, id) !== undefined) return { person: id, people: [] };
  const found = known.find(values);
  if (found !== null) return { person: found, people: [] };
  const person = id ?? known.newId(values);
  return { person, people: [{ person, values }] };
}

/** The books that say who somebody is and how they are rated. */
interface RatedPeopleBooks {
  readonly ratings: Pick<RatingsBook, 'now'>;
  readonly register: Pick<RegisterBook, 'now'>;
}

/** The rating that people of the register have on a day. */
export function ratingOfPeople({ ratings, register }: RatedPeopleBooks, day: Day): RatingOf {
  const [rated, registered] = [ratings.now(), register.now()];
  const numbers = new Map(ratingListOn(rated, day).map(({ id, rating }) => [id, rating]));
  const known = knownPeople(rated, registered);
  return (person) => {
    const values = ratedPersonValues(registered, person, day);
    return numbers.get(personFor(rated, known, { values, registered: person.id }).person) ?? null;
  };
}

/** What the register says of somebody on a day, as ratings want it. */
export function ratedPersonValues(register: Register, person: Person, day: Day): RatedPersonValues {
  const { dsuNumber, fideId, federation, sex, birth } = person.values;
  const [membership] = membershipsOn(register, person, day);
  return {
    ...unsaidRatedPerson,
    name: fullName(person.values),
    nationalId: dsuNumber,
    fideId,
    federation,
    sex: sex === 'm' || sex === 'w' ? sex : '',
    birth,
    club: membership?.of.values.name ?? '',
  };
}

/** Whom of the register a query finds who are not in the book of ratings. */
export const newcomersIn = (
  { people }: Ratings,
  register: Pick<RegisterBook, 'now' | 'find'>,
  asked: { readonly query: string; readonly day: Day },
): readonly Newcomer[] =>
  register
    .find(asked.query)
    .filter(({ id }) => byId(people, id) === undefined)
    .map((person) => ({
      registered: person.id,
      values: ratedPersonValues(register.now(), person, asked.day),
    }));
