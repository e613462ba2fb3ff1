import { allOf, type ById, byId, type FieldsOf, noneById, text, wordOf } from '@rokade/journal';
import { compareAlphabetically } from '@rokade/rules';
import type { AssociationValues } from './fields/association-fields.ts';
import { type PersonValues, personFieldCodes } from './fields/person-fields.ts';
import {
  type AssociationId,
  associationOrErased,
  type MembershipId,
  type PersonId,
} from './ids.ts';
import type { LicenceActOf } from './licences/licence-act.ts';
import type { OfficeTerm } from './offices/office-term.ts';

/**
 * What was said of a person at one time: by whoever wrote (`from` null), or taken over from a person
 * who is merged into them. The later hides the earlier; undoing a merging takes its layer away.
 */
export interface Layer {
  readonly from: PersonId | null;
  readonly values: Partial<PersonValues>;
}

/** A person of the register. */
export interface Person {
  readonly id: PersonId;
  readonly layers: readonly Layer[];
  /** What the layers say together. */
  readonly values: PersonValues;
  /** Their own, without those of people who are merged into them. */
  readonly memberships: readonly Membership[];
  /** Their own, as with memberships. */
  readonly offices: readonly OfficeTerm[];
  readonly licenceActs: readonly LicenceActOf[];
  /** Who stays where this one turned out to be the same; null: this one stays. */
  readonly mergedInto: PersonId | null;
  /** Nobody in particular any more, and in no list. */
  readonly isErased: boolean;
}

/** What an association is. Whoever is in no club is a single member of a district or a federation. */
export const associationLevels = ['club', 'district', 'federation'] as const;

export type AssociationLevel = (typeof associationLevels)[number];

/** A club, a district (hovedkreds, Landesverband) or a federation. */
export interface Association {
  readonly id: AssociationId;
  readonly level: AssociationLevel;
  readonly values: AssociationValues;
  /** The district of a club, the federation of a district; null: not said. */
  readonly above: AssociationId | null;
}

/**
 * What a member is. `playing`: plays for the club. `member`: belongs to it and plays for another or
 * for none (P in Germany's lists). `guest`: plays in its events by permission (Tempelhof I.2).
 */
export const standings = ['playing', 'member', 'guest'] as const;

export type Standing = (typeof standings)[number];

/** What is said of a membership. */
export const membershipShapes = {
  association: associationOrErased,
  standing: wordOf(standings),
  /** One's number in that club; '' = none. */
  memberNumber: text,
  /** First and last day, `2026-11-22`; '' = not known, and still. */
  from: text,
  to: text,
};
export interface MembershipValues extends FieldsOf<typeof membershipShapes> {}

/** A membership of a person. */
export interface Membership extends MembershipValues {
  readonly id: MembershipId;
  /** The person whose merging made it superfluous; null: it counts. */
  readonly leftOutBy: PersonId | null;
}

/**
 * What a column of a list can hold: a field of a person, their whole name, or of their membership.
 * `zps` is the club's number in Germany; `standing` has A for who plays for the club, P for who
 * belongs to it.
 */
export const listColumnCodes = [
  ...personFieldCodes,
  'name',
  'club',
  'zps',
  'memberNumber',
  'standing',
] as const;

export type ListColumnCode = (typeof listColumnCodes)[number];

/** What the columns of a list were taken for, by their headings; null: not taken over. */
export type ColumnChoice = Readonly<Record<string, ListColumnCode | null>>;

/** The book's state. */
export interface Register {
  readonly version: number;
  readonly people: ById<Person>;
  readonly associations: ById<Association>;
  /** Columns mapped by hand, by the headings of the list. */
  readonly columnChoices: Readonly<Record<string, ColumnChoice>>;
  /** Whose officers everybody may see. */
  readonly showsOfficers: readonly AssociationId[];
}

/** A register in which nothing stands yet. */
export const emptyRegister: Register = {
  version: 0,
  people: noneById,
  associations: noneById,
  columnChoices: {},
  showsOfficers: [],
};

/** All clubs, districts and federations, by name. */
export const associationsOf = ({ associations }: Register): readonly Association[] =>
  allOf(associations).toSorted((a, b) => compareAlphabetically(a.values.name, b.values.name));

type WithPeople = Pick<Register, 'people'>;

/** Whoever stays of a person, however often they were merged; undefined: nobody by that id any more. */
export function whoStays({ people }: WithPeople, id: PersonId): Person | undefined {
  const person = byId(people, id);
  if (person === undefined || person.isErased) return undefined;
  return person.mergedInto === null ? person : whoStays({ people }, person.mergedInto);
}

/** Everybody, those left aside who are merged into another, or erased. */
export const peopleOf = ({ people }: WithPeople): readonly Person[] =>
  allOf(people).filter(({ mergedInto, isErased }) => mergedInto === null && !isErased);

/** Whether nobody is or was merged into or with somebody: all that is said of them is their own. */
export const isAlone = ({ layers, mergedInto, isErased }: Person): boolean =>
  mergedInto === null && !isErased && layers.every(({ from }) => from === null);

/** A person, and everybody who is merged into them, at one remove or several. */
export const allInOne = (register: WithPeople, person: Person): readonly Person[] => [
  person,
  ...person.layers.flatMap(({ from }) => {
    const merged = from === null ? undefined : byId(register.people, from);
    return merged === undefined ? [] : allInOne(register, merged);
  }),
];

/** What stands under an id with a person or with whoever is merged into them, and whose it is. */
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

/** The memberships that count of a person and of whoever is merged into them. */
export const membershipsOf = (register: WithPeople, person: Person): readonly Membership[] =>
  allInOne(register, person)
    .flatMap(({ memberships }) => memberships)
    .filter(({ leftOutBy }) => leftOutBy === null);
