import { allOf, type ById, byId, noneById } from '@rokade/journal';
import { compareAlphabetically } from '@rokade/rules';
import type { AssociationValues } from './fields/association-fields.ts';
import type { MembershipValues } from './fields/membership-fields.ts';
import { type PersonValues, personFieldCodes } from './fields/person-fields.ts';
import type { AssociationId, MembershipId, PersonId } from './ids.ts';
import type { LicenceActOf } from './licences/licence-act.ts';
import type { OfficeTerm } from './offices/office-term.ts';

/**
 * A layer of a person's values: entered (`from` null), or taken over from a person merged into them. A
 * later layer overrides earlier ones; undoing the merging removes its layer.
 */
export interface Layer {
  readonly from: PersonId | null;
  readonly values: Partial<PersonValues>;
}

/** A person of the register. */
export interface Person {
  readonly id: PersonId;
  readonly layers: readonly Layer[];
  /** The combined values of the layers. */
  readonly values: PersonValues;
  /** Without those of people merged into them. */
  readonly memberships: readonly Membership[];
  /** Without those of people merged into them. */
  readonly offices: readonly OfficeTerm[];
  readonly licenceActs: readonly LicenceActOf[];
  /** The person who remained after merging; null: not merged. */
  readonly mergedInto: PersonId | null;
  /** Whether the values were erased; the person is then in no list. */
  readonly isErased: boolean;
}

/** The levels of associations. A person in no club can be a single member of a district or a federation. */
export const associationLevels = ['club', 'district', 'federation'] as const;

export type AssociationLevel = (typeof associationLevels)[number];

/** A club, a district (hovedkreds, Landesverband) or a federation. */
export interface Association {
  readonly id: AssociationId;
  readonly level: AssociationLevel;
  readonly values: AssociationValues;
  /** The district of a club, the federation of a district; null: not given. */
  readonly above: AssociationId | null;
}

/** A membership of a person. */
export interface Membership extends MembershipValues {
  readonly id: MembershipId;
  /** The merged person because of whom it is left out; null: it counts. */
  readonly leftOutBy: PersonId | null;
}

/**
 * The possible contents of a list's column: a field of a person, the full name, or a value of the
 * membership. `zps` is the club's number in Germany; `standing` is A for `playing`, P for `member`;
 * `memberFrom` and `memberTo` are the membership's first and last day.
 */
export const listColumnCodes = [
  ...personFieldCodes,
  'name',
  'club',
  'zps',
  'memberNumber',
  'standing',
  'memberFrom',
  'memberTo',
] as const;

export type ListColumnCode = (typeof listColumnCodes)[number];

/** The chosen content of each column, by heading; null: not imported. */
export type ColumnChoice = Readonly<Record<string, ListColumnCode | null>>;

/** The book's state. */
export interface Register {
  readonly version: number;
  readonly people: ById<Person>;
  readonly associations: ById<Association>;
  /** Columns assigned by hand, by the list's headings. */
  readonly columnChoices: Readonly<Record<string, ColumnChoice>>;
  /** Associations with public officers. */
  readonly showsOfficers: readonly AssociationId[];
  /** Pairs of people of whom somebody decided that they are not one. */
  readonly keptApart: readonly (readonly [PersonId, PersonId])[];
}

/** The empty register. */
export const emptyRegister: Register = {
  version: 0,
  people: noneById,
  associations: noneById,
  columnChoices: {},
  showsOfficers: [],
  keptApart: [],
};

/** All associations, by name. */
export const associationsOf = ({ associations }: Register): readonly Association[] =>
  allOf(associations).toSorted((a, b) => compareAlphabetically(a.values.name, b.values.name));

type WithPeople = Pick<Register, 'people'>;

/** The person whom an id leads to after all mergings; undefined: none. */
export function whoStays({ people }: WithPeople, id: PersonId): Person | undefined {
  const person = byId(people, id);
  if (person === undefined || person.isErased) return undefined;
  return person.mergedInto === null ? person : whoStays({ people }, person.mergedInto);
}

/** Everybody except merged and erased people. */
export const peopleOf = ({ people }: WithPeople): readonly Person[] =>
  allOf(people).filter(({ mergedInto, isErased }) => mergedInto === null && !isErased);

/** Whether a person was never part of a merging, so that all values are their own. */
export const isAlone = ({ layers, mergedInto, isErased }: Person): boolean =>
  mergedInto === null && !isErased && layers.every(({ from }) => from === null);

/** A person and everybody merged into them, directly or indirectly. */
export const allInOne = (register: WithPeople, person: Person): readonly Person[] => [
  person,
  ...person.layers.flatMap(({ from }) => {
    const merged = from === null ? undefined : byId(register.people, from);
    return merged === undefined ? [] : allInOne(register, merged);
  }),
];

/** The part with an id of a person or of somebody merged into them, and its owner. */
export function partUnder<Part extends { readonly id: string }>(
  register: WithPeople,
  person: PersonId,
  partsOf: (person: Person) => readonly Part[],
): (id: Part['id']) => { readonly owner: PersonId; readonly part: Part } | undefined {
  const stays = whoStays(register, person);
  const all = stays === undefined ? [] : allInOne(register, stays);
  return (id) =>
    all
      .flatMap((one) => partsOf(one).map((part) => ({ owner: one.id, part })))
      .find(({ part }) => part.id === id);
}

/** The counting memberships of a person and of everybody merged into them. */
export const membershipsOf = (register: WithPeople, person: Person): readonly Membership[] =>
  allInOne(register, person)
    .flatMap(({ memberships }) => memberships)
    .filter(({ leftOutBy }) => leftOutBy === null);
