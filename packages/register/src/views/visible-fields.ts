import type { FieldReader } from '@rokade/journal';
import { compareAlphabetically } from '@rokade/rules';
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

/** The fields that a reader may see, in order. */
export const visibleFields = (reader: FieldReader): readonly PersonField[] =>
  personFieldCodes.filter(
    (field) => readers.indexOf(personFields[field].seenBy) <= readers.indexOf(reader),
  );

/** Whether there are any contact data. */
export const hasContact = (values: Partial<PersonValues>): boolean =>
  personFieldCodes.some((field) => isContactField(field) && (values[field] ?? '') !== '');

/** The readers of memberships with their days and numbers. */
export type RegisterReader = Exclude<FieldReader, 'everybody'>;

/** A person as a reader sees them on a day. */
export interface RegisterLine {
  readonly person: string;
  readonly values: Partial<PersonValues>;
  readonly memberships: readonly PresentMembership[];
}

/** Everybody as a reader may see them on a day, by name: for lists, CSV and JSON. */
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
