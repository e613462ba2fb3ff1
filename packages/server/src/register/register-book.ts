import type { Actor, Language } from '@rokade/journal';
import type { Person, PublicSide, RegisterTypes } from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';
import type { ListPreview, ListQuestion } from '../reading/read-register-list.ts';

/** Why an act on the register failed. */
export type RegisterError =
  | BookError<RegisterTypes>
  | ImportFault
  /** There is a register already: another one can only be imported as a list of people. */
  | { readonly code: 'register.exists' }
  /** A course's list is empty. */
  | { readonly code: 'register.course-list-empty'; readonly field: 'people' }
  /** Lines of a course's list that name nobody of the register, or several people. */
  | {
      readonly code: 'register.course-list-unknown';
      readonly field: 'people';
      readonly lines: string;
    };

/** The register of people, clubs and memberships. */
export interface RegisterBook extends OwnBook<RegisterTypes> {
  /** The people whom a query finds, in the alphabet of the reader's language; an empty query finds all. */
  find(query: string, language?: Language | null): readonly Person[];
  /** What the register shows in public; the same object until that changes. */
  publicSide(): PublicSide;
  /** What importing a list would change, person by person. */
  previewList(
    input: string | Uint8Array,
    question: ListQuestion,
  ): Promise<Result<ListPreview, ImportFault>>;
  /** Imports the lines of a list that are clear, as its preview says; returns how many. */
  takeInList(
    input: string | Uint8Array,
    question: ListQuestion,
    taking: { readonly source: string; readonly basedOn: number; readonly actor: Actor },
  ): Promise<Result<number, RegisterError>>;
  /** Imports an export if there is no register yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, RegisterError>>;
}
