import type { PersonId, Register } from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { Merged, SanctionsTypes } from '@rokade/sanctions';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';
import type { KeepsOut } from './kept-out.ts';

/** Why an act on the book of sanctions failed. */
export type SanctionsError =
  | BookError<SanctionsTypes>
  | ImportFault
  /** There is a book of sanctions already. */
  | { readonly code: 'sanctions.exists' };

/** The book of warnings and suspensions of people of the register; few may read it. */
export interface SanctionsBook extends OwnBook<SanctionsTypes> {
  /** The register of the sanctioned people. */
  people(): Register;
  /** The groups of merged ids of all sanctioned people, and of `person`. */
  merged(person?: PersonId): Merged;
  /** The suspended ones among entered people, with the last day and the article but not the ground. */
  readonly keptOut: KeepsOut;
  /** Imports an export if there is no book of sanctions yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, SanctionsError>>;
}
