import type { Shape, ValueFields } from '@rokade/journal';
import {
  associationFields,
  licenceActFields,
  membershipFields,
  officeTermFields,
  personFields,
  registerBook,
} from '@rokade/register';

/** A value of a book with its record, and the command that changes it. */
interface RecordedValue {
  readonly fields: ValueFields;
  readonly book: { readonly commandShape: Shape };
  readonly command: string;
}

/** Every value of a book that has a record of its fields. */
export const recordedValues: Readonly<Record<string, RecordedValue>> = {
  person: { fields: personFields, book: registerBook, command: 'change-person' },
  association: { fields: associationFields, book: registerBook, command: 'change-association' },
  membership: { fields: membershipFields, book: registerBook, command: 'change-membership' },
  office: { fields: officeTermFields, book: registerBook, command: 'change-office' },
  licence: { fields: licenceActFields, book: registerBook, command: 'change-licence-act' },
};
