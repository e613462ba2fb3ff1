import { compareAlphabetically, plainLetters } from '@rokade/rules';
import { byId } from '../by-id.ts';
import { ownNumbers } from '../doubles/known-person.ts';
import { fullName, sortedName } from '../fields/person-fields.ts';
import { membershipsOf, type Person, peopleOf, type Register } from '../register.ts';

/** Somebody with every word that finds them: of names, clubs and numbers, folded. */
interface Findable {
  readonly person: Person;
  readonly words: readonly string[];
}

/** A register prepared for being searched while somebody types, in the order of names. */
export type PeopleIndex = readonly Findable[];

const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Prepares the people of a register for being searched. */
export function peopleIndex(register: Register): PeopleIndex {
  const names = new Map(peopleOf(register).map((person) => [person, sortedName(person.values)]));
  const clubOf = (id: string): string => byId(register.associations, id)?.values.name ?? '';
  return [...names.keys()]
    .sort((a, b) => compareAlphabetically(names.get(a) ?? '', names.get(b) ?? ''))
    .map((person) => {
      const clubs = membershipsOf(register, person).map(({ association }) => clubOf(association));
      const numbers = ownNumbers(person.values).map((number) => number.split(' ')[1] ?? '');
      const { values } = person;
      return {
        person,
        words: [fullName(values), values.sortedAs, ...clubs, ...numbers].flatMap(wordsOf),
      };
    });
}

/**
 * Everybody of whose words each of the query begins one: parts of the name in any order, folded
 * letters, a number, a club. An empty query finds all.
 */
export function findPeople(index: PeopleIndex, query: string): readonly Person[] {
  const wanted = wordsOf(query);
  return index
    .filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ person }) => person);
}
