import type { MembershipStanding } from '../fields/membership-fields.ts';
import type { PersonValues } from '../fields/person-fields.ts';

/** The club in a row, with whatever the list gives. */
export interface ListedClub {
  readonly name: string;
  readonly zps: string;
}

/** A person in a row of a list; '' and absent = not in the list. */
export interface ListedPerson {
  /** The line of the file, from 1. */
  readonly row: number;
  readonly values: Partial<PersonValues>;
  readonly club: ListedClub | null;
  readonly memberNumber: string;
  /** null: not in the list. */
  readonly standing: MembershipStanding | null;
  /** The membership's first and last day, `2026-11-22`; '' = not in the list. */
  readonly from: string;
  readonly to: string;
}
