import { byId } from '@rokade/journal';
import { type RatedPersonValues, type Ratings, unsaidRatedPerson } from '@rokade/ratings';
import { fullName, membershipsOn, type Person, type Register } from '@rokade/register';
import type { Day } from '@rokade/rules';
import type { RegisterBook } from '../register/register-book.ts';
import type { Newcomer } from './ratings-types.ts';

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
