import { byId, noneById } from '@rokade/journal';
import { compareAlphabetically, wordsOfName } from '@rokade/rules';
import { ownNumbers } from '../doubles/compared-person.ts';
import { fullName, sortedName } from '../fields/person-fields.ts';
import { isAlone, membershipsOf, type Person, peopleOf, type Register } from '../register.ts';

/** A person with all search words: parts of names, clubs and numbers, folded. */
interface Findable {
  readonly person: Person;
  readonly name: string;
  readonly words: readonly string[];
}

/** A register prepared for searching while typing. */
export interface PeopleIndex {
  readonly associations: Register['associations'];
  /** In the order of names. */
  readonly found: readonly Findable[];
}

function findable(register: Register, person: Person): Findable {
  const { values } = person;
  const clubOf = (id: string): string => byId(register.associations, id)?.values.name ?? '';
  const clubs = membershipsOf(register, person).map(({ association }) => clubOf(association));
  const numbers = ownNumbers(values).map((number) => number.split(' ')[1] ?? '');
  return {
    person,
    name: sortedName(values),
    words: [fullName(values), values.sortedAs, ...clubs, ...numbers].flatMap(wordsOfName),
  };
}

/** The empty index. */
const nothing: PeopleIndex = { associations: noneById, found: [] };

/** The input of an index beside the register. */
interface IndexSources {
  /** The index made before: unchanged people are taken from it. */
  readonly before?: PeopleIndex;
  /** The order of letters for sorting names. */
  readonly compare?: (a: string, b: string) => number;
}

/** Prepares the people of a register for searching. */
export function peopleIndex(
  register: Register,
  { before = nothing, compare = compareAlphabetically }: IndexSources = {},
): PeopleIndex {
  const { associations } = register;
  const isAsBefore = ({ person }: Findable): boolean =>
    isAlone(person) && byId(register.people, person.id) === person;
  const kept = associations === before.associations ? before.found.filter(isAsBefore) : [];
  const keptPeople = new Set(kept.map(({ person }) => person));
  const others = peopleOf(register).filter((person) => !keptPeople.has(person));
  const found = [...kept, ...others.map((person) => findable(register, person))];
  return { associations, found: found.sort((a, b) => compare(a.name, b.name)) };
}

/**
 * The people for whom each word of the query begins one of theirs: parts of the name in any order,
 * folded letters, a number, a club. An empty query finds all.
 */
export function findPeople(index: PeopleIndex, query: string): readonly Person[] {
  const queryWords = wordsOfName(query);
  return index.found
    .filter(({ words }) => queryWords.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ person }) => person);
}
