import { err, ok, type Result } from '@rokade/rules';
import type { BookDoor } from '@rokade/server';
import { whichOne } from '../input/which-one.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';
import { bookNames } from '../tell/book-names.ts';
import type { BookName } from '../tell/command-sentence.ts';

/** The kind of book that a word names, or a fault where there is none. */
export function bookCalled({ t }: Context, text: string): Result<BookName, Outcome> {
  const book = bookNames.find((name) => name === text);
  return book === undefined
    ? err(bad(t('cli.books.unknown', { text, known: bookNames.join(', ') })))
    : ok(book);
}

/** The address of the one book of a kind with this address or this whole name. */
export async function addressOf(
  { t }: Context,
  book: BookName,
  door: Pick<BookDoor, 'list'>,
  which: string,
): Promise<Result<string, Outcome>> {
  const [one, ...others] = whichOne(which, await door.list());
  if (one === undefined) return err(no('', t('cli.books.nothing', { book, which })));
  if (others.length === 0) return ok(one.id);
  const addresses = [one, ...others].map(({ id }) => id).join(', ');
  return err(no('', t('cli.books.several', { book, which, addresses })));
}
