import { type FieldsOf, text, whole, wordOf } from '@rokade/journal';
import { type HeldOffice, officeSeats } from '@rokade/rules';
import { associationOrErased, type OfficeTermId } from '../ids.ts';

/** What is said of the time in which somebody holds an office. */
export const officeTermShapes = {
  /** The rule set that the office is of, `dsu-2002`, and the office's code in it. */
  regulation: text,
  office: text,
  /** Where it is held, or whose the competition is. */
  association: associationOrErased,
  /** The tournament, event, team or class, by its name; '' where the office is the association's. */
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

/** The time in which a person holds an office. */
export interface OfficeTerm extends OfficeTermValues {
  readonly id: OfficeTermId;
}
