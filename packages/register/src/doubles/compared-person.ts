import { byId } from '@rokade/journal';
import { numberFields, type PersonValues } from '../fields/person-fields.ts';
import { isAlone, membershipsOf, type Person, peopleOf, type Register } from '../register.ts';

/** A person in the search for duplicates: of the register, or of a list being imported. */
export interface ComparedPerson {
  readonly key: string;
  readonly values: PersonValues;
  /** Numbers that identify one person: `fideId 1490001`, `zps 9001X-12`. */
  readonly numbers: readonly string[];
}

/** A member's number, which identifies a person together with the club's number. */
export const numberInClub = (zps: string, memberNumber: string): readonly string[] =>
  zps === '' || memberNumber === '' ? [] : [`zps ${zps}-${memberNumber.replace(/^0+(?=.)/, '')}`];

/** The numbers in a person's own fields. */
export const ownNumbers = (values: PersonValues): readonly string[] =>
  numberFields.flatMap((field) =>
    values[field] === '' ? [] : [`${field} ${values[field].toUpperCase().replace(/\s/g, '')}`],
  );

const comparedPerson = (register: Register, person: Person): ComparedPerson => ({
  key: person.id,
  values: person.values,
  numbers: [
    ...ownNumbers(person.values),
    ...membershipsOf(register, person).flatMap(({ association, memberNumber }) =>
      numberInClub(byId(register.associations, association)?.values.zps ?? '', memberNumber),
    ),
  ],
});

const comparedCache = new WeakMap<Register['associations'], WeakMap<Person, ComparedPerson>>();

/** The people of a register, prepared for the search; unchanged ones are memoised. */
export function comparedPeople(register: Register): readonly ComparedPerson[] {
  const cache = comparedCache.get(register.associations) ?? new WeakMap<Person, ComparedPerson>();
  comparedCache.set(register.associations, cache);
  return peopleOf(register).map((person) => {
    const found = isAlone(person) ? cache.get(person) : undefined;
    if (found !== undefined) return found;
    const one = comparedPerson(register, person);
    cache.set(person, one);
    return one;
  });
}
