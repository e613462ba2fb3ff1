import type { PersonId, Register } from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { Merged, SanctionsTypes } from '@rokade/sanctions';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';
import type { KeepsOut } from './kept-out.ts';

/** Why something could not be done with the book of sanctions. */
export type SanctionsError =
  | BookError<SanctionsTypes>
  | ImportFault
  /** There is one already. */
  | { readonly code: 'sanctions.exists' };

/** Warnings and suspensions of people of the register, in a book that few may open. */
export interface SanctionsBook extends OwnBook<SanctionsTypes> {
  /** The register whose people they are. */
  people(): Register;
  /** Who of those that sanctions name are one in the register, with this one among them. */
  merged(person?: PersonId): Merged;
  /** Who of those entered for some days is suspended on one of them, and until when; no ground is told. */
  readonly keptOut: KeepsOut;
  /** Takes an export in where there is none yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, SanctionsError>>;
}
