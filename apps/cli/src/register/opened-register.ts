import type { ContactLooks, RegisterBook } from '@rokade/server';
import type { BookAct } from '../input/book-acts.ts';

/** The register of a folder, and the log of who looked at contact data. */
export interface OpenedRegister {
  readonly register: RegisterBook;
  readonly contactLooks: ContactLooks;
}

/** An act of `register` on the register and the log. */
export type RegisterAct = BookAct<OpenedRegister>;
