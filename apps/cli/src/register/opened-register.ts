import type { ContactLooks, RegisterBook } from '@rokade/server';

/** The register of a folder, and the log of who looked at contact data. */
export interface OpenedRegister {
  readonly register: RegisterBook;
  readonly contactLooks: ContactLooks;
}
