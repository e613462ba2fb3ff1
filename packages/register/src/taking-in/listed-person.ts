import type { PersonValues } from '../fields/person-fields.ts';
import type { Standing } from '../register.ts';

/** The club in a row, by whatever of it the list says. */
export interface ListedClub {
  readonly name: string;
  readonly zps: string;
}

/** Somebody in a row of a list, '' and left out = the list does not say. */
export interface ListedPerson {
  /** The line of the file, from 1. */
  readonly row: number;
  readonly values: Partial<PersonValues>;
  readonly club: ListedClub | null;
  readonly memberNumber: string;
  /** null: the list does not say. */
  readonly standing: Standing | null;
}
