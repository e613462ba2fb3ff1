import type {
  Register,
  RegisterCommand,
  RegisterEvent,
  RegisterId,
  RegisterRefusal,
} from '@rokade/register';
import type { Result } from '@rokade/rules';
import type { BookError, OwnBook } from '../books/books.ts';
import type { ImportFault } from '../journal-file/import-fault.ts';

/** The types of the register as a kind of book. */
export interface RegisterTypes {
  readonly state: Register;
  readonly command: RegisterCommand;
  readonly event: RegisterEvent;
  readonly refusal: RegisterRefusal;
  readonly id: RegisterId;
  readonly summary: { readonly people: number };
}

/** Why something could not be done with the register. */
export type RegisterError =
  | BookError<RegisterTypes>
  | ImportFault
  /** There is one: another is taken in as a list of its people. */
  | { readonly code: 'register.exists' };

/** People, clubs and memberships, in a book with a history like any other. */
export interface RegisterBook extends OwnBook<RegisterTypes> {
  /** Takes an export in where there is no register yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, RegisterError>>;
}
