import type { HeldOffice } from '@rokade/rules';
import type { AssociationId, OfficeTermId } from '../ids.ts';

/** What is said of the time in which somebody holds an office. */
export interface OfficeTermValues extends Omit<HeldOffice, 'holder'> {
  /** The rule set that the office is of, `dsu-2002`, and the office's code in it. */
  readonly regulation: string;
  readonly office: string;
  /** Where it is held, or whose the competition is. */
  readonly association: AssociationId;
  /** The tournament, event, team or class, by its name; '' where the office is the association's. */
  readonly competition: string;
}

/** The time in which a person holds an office. */
export interface OfficeTerm extends OfficeTermValues {
  readonly id: OfficeTermId;
}
