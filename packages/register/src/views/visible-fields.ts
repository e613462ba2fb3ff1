import { compareAlphabetically } from '@rokade/rules';
import type { FieldReader } from '../fields/field.ts';
import {
  isContactField,
  type PersonField,
  type PersonValues,
  personFieldCodes,
  personFields,
  sortedName,
} from '../fields/person-fields.ts';
import { membershipsOn, type PresentMembership } from '../memberships.ts';
import { peopleOf, type Register } from '../register.ts';

const readers: readonly FieldReader[] = ['everybody', 'desk', 'contact'];

/** The fields that a reader may see, in their order: those of everybody, and those of one's own. */
export const visibleFields = (reader: FieldReader): readonly PersonField[] =>
  personFieldCodes.filter(
    (field) => readers.indexOf(personFields[field].seenBy) <= readers.indexOf(reader),
  );

/** Whether anything is said of how to reach somebody. */
export const hasContact = (values: Partial<PersonValues>): boolean =>
  personFieldCodes.some((field) => isContactField(field) && (values[field] ?? '') !== '');

/** Who sees memberships with their days and numbers: a line is for nobody else. */
export type RegisterReader = Exclude<FieldReader, 'everybody'>;

/** Somebody as one reader sees them on a day. */
export interface RegisterLine {
  readonly person: string;
  readonly values: Partial<PersonValues>;
  readonly memberships: readonly PresentMembership[];
}

/** Everybody as a reader may see them on a day, in the order of their names: lists, CSV and JSON. */
export function registerLines(
  register: Register,
  { reader, day }: { readonly reader: RegisterReader; readonly day: string },
): readonly RegisterLine[] {
  const fields = visibleFields(reader);
  return peopleOf(register)
    .toSorted((a, b) => compareAlphabetically(sortedName(a.values), sortedName(b.values)))
    .map((person) => ({
      person: person.id,
      values: Object.fromEntries(fields.map((field) => [field, person.values[field]])),
      memberships: membershipsOn(register, person, day),
    }));
}
