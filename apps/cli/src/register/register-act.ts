import type { RegisterBook } from '@rokade/server';
import type { Options } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { textTable } from '../say/text-table.ts';

/** What `register` does with a book, a file or words, and options. */
export type RegisterAct = (
  context: Context,
  register: RegisterBook,
  what: string,
  options: Options,
) => Promise<Outcome>;

/** A table of texts. */
export const leftTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable(
    heads.map((head) => ({ head, align: 'left' })),
    rows,
  );
