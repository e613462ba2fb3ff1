import type { ContactLooks, RegisterBook } from '@rokade/server';
import type { Options } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { textTable } from '../say/text-table.ts';

/** The register of a folder, and the log of who looked at contact data. */
export interface OpenedRegister {
  readonly register: RegisterBook;
  readonly contactLooks: ContactLooks;
}

/** What `register` does with a book, a file or words, and options. */
export type RegisterAct = (
  context: Context,
  opened: OpenedRegister,
  what: string,
  options: Options,
) => Promise<Outcome>;

/** A table of texts. */
export const leftTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable(
    heads.map((head) => ({ head, align: 'left' })),
    rows,
  );
