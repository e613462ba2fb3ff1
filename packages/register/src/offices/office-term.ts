import { type FieldsOf, text, whole, wordOf } from '@rokade/journal';
import { type HeldOffice, officeSeats } from '@rokade/rules';
import { associationOrErased, type OfficeTermId } from '../ids.ts';

/** The values of a term of office. */
export const officeTermShapes = {
  /** The code of the rule set, `dsu-2002`, and the code of the office in it. */
  regulation: text,
  office: text,
  /** The association in which it is held, or to which the competition belongs. */
  association: associationOrErased,
  /** The name of the tournament, event, team or class; '' for an office of the association. */
  competition: text,
  seat: wordOf(officeSeats),
  order: whole(0, 20),
  from: text,
  until: text,
  ended: text,
};
export interface OfficeTermValues
  extends FieldsOf<typeof officeTermShapes>,
    Omit<HeldOffice, 'holder'> {}

/** A person's term of office. */
export interface OfficeTerm extends OfficeTermValues {
  readonly id: OfficeTermId;
}
