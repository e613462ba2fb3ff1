import type { Actor, Language } from '@rokade/journal';
import type { Person, PublicSide, RegisterTypes } from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';
import type { ListPreview, ListQuestion } from '../reading/read-register-list.ts';

/** Why something could not be done with the register. */
export type RegisterError =
  | BookError<RegisterTypes>
  | ImportFault
  /** There is one: another is taken in as a list of its people. */
  | { readonly code: 'register.exists' }
  /** A course's list names nobody. */
  | { readonly code: 'register.course-list-empty'; readonly field: 'people' }
  /** Lines of a course's list by which nobody stands in the register, or several people. */
  | {
      readonly code: 'register.course-list-unknown';
      readonly field: 'people';
      readonly lines: string;
    };

/** People, clubs and memberships, in a book with a history like any other. */
export interface RegisterBook extends OwnBook<RegisterTypes> {
  /** Everybody whom a query finds, in the alphabet of the reader's language; an empty one finds all. */
  find(query: string, language?: Language | null): readonly Person[];
  /** What of it shows in public; the same object until that changes. */
  publicSide(): PublicSide;
  /** What taking in a list would do, person by person. */
  previewList(
    input: string | Uint8Array,
    question: ListQuestion,
  ): Promise<Result<ListPreview, ImportFault>>;
  /** Does what the preview of the same list says, for the lines that are clear; gives how many. */
  takeInList(
    input: string | Uint8Array,
    question: ListQuestion,
    taking: { readonly source: string; readonly basedOn: number; readonly actor: Actor },
  ): Promise<Result<number, RegisterError>>;
  /** Takes an export in where there is no register yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, RegisterError>>;
}
