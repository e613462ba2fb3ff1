import { ok } from '@rokade/rules';
import type { BookDoor, BookDoors } from '@rokade/server';
import { errorText, nobody } from '@rokade/tables';
import { withOpened } from '../input/with-opened.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { asFormat } from '../say/table-as.ts';
import { leftTable } from '../say/text-table.ts';
import { bookParts, historyPart, type PartLine, partNames } from '../show/book-parts.ts';
import { addressOf, bookCalled } from '../show/called-book.ts';
import { namesInBook } from '../show/names-in-books.ts';
import { linesCsv, linesTable, namedLines } from '../show/part-lines.ts';
import { bookNames } from '../tell/book-names.ts';
import type { BookName } from '../tell/command-sentence.ts';

/** The kinds of books, with the parts of each. */
function bookList(context: Context): Outcome {
  const { t } = context;
  const books = bookNames.map((book) => ({
    book,
    holds: t(`tell.book-${book}`),
    parts: partNames(book),
  }));
  const heads = [t('cli.books.book'), t('cli.books.holds'), t('cli.books.parts')];
  const rows = books.map(({ book, holds, parts }) => [book, holds, parts.join(', ')]);
  return done(
    asFormat(context, {
      json: () => jsonLine(books.map(({ book, parts }) => ({ book, parts }))),
      csv: () => linesCsv(context, books),
      table: () => leftTable(heads, rows),
    }),
  );
}

/** The books of a kind by their addresses. */
async function listed(context: Context, door: BookDoor): Promise<Outcome> {
  const { t } = context;
  const books = (await door.list()).map(({ id, name }) => ({ address: id, name }));
  const rows = books.map(({ address, name }) => [address, name]);
  return done(
    asFormat(context, {
      json: () => jsonLine(books),
      csv: () => linesCsv(context, books),
      table: () =>
        books.length === 0
          ? `${t('cli.books.none')}\n`
          : leftTable([t('cli.books.address'), t('terms.name')], rows),
    }),
  );
}

/** The book to show. */
interface ShownBook {
  readonly doors: BookDoors;
  readonly book: BookName;
  readonly id: string;
}

const doorOf = ({ doors, book }: ShownBook): BookDoor => doors[book] as unknown as BookDoor;

const wrong = ({ t }: Context, error: { readonly code: string }): Outcome =>
  bad(errorText(t, nobody, error));

/** The parts of a book as functions of its state, whichever kind it is. */
const partsOf = (book: BookName) =>
  bookParts[book] as Readonly<Record<string, (state: object) => readonly PartLine[]>>;

/** The number of lines in each part of a book. */
async function overview(context: Context, shown: ShownBook): Promise<Outcome> {
  const { t } = context;
  const { book, id } = shown;
  const state = await doorOf(shown).get(id);
  if (!state.ok) return wrong(context, state.error);
  const { version } = state.value;
  const counted = Object.entries(partsOf(book)).map(
    ([part, linesOf]) => [part, linesOf(state.value).length] as const,
  );
  const parts = [...counted, [historyPart, version] as const];
  return done(
    asFormat(context, {
      json: () => jsonLine({ book, id, version, parts: Object.fromEntries(parts) }),
      csv: () =>
        linesCsv(
          context,
          parts.map(([part, lines]) => ({ part, lines })),
        ),
      table: () =>
        leftTable(
          [t('cli.books.part'), t('cli.books.lines')],
          parts.map(([part, lines]) => [part, String(lines)]),
        ),
    }),
  );
}

/** The lines of a book's journal, the newest last. */
async function historyOf(shown: ShownBook): ReturnType<typeof linesOfPart> {
  const journal = await doorOf(shown).journal(shown.id);
  if (!journal.ok)
    return journal.error.code === 'store.missing' ? { lines: [], version: 0 } : journal;
  const lines = journal.value.map(({ version, at, actor, reason, event }) => ({
    version,
    at,
    who: actor.name,
    what: event.kind,
    reason,
  }));
  return { lines, version: lines.length };
}

interface PartLines {
  readonly lines: readonly PartLine[];
  readonly version: number;
}

async function linesOfPart(
  shown: ShownBook,
  part: string,
): Promise<PartLines | { readonly ok: false; readonly error: { readonly code: string } }> {
  if (part === historyPart) return historyOf(shown);
  const state = await doorOf(shown).get(shown.id);
  if (!state.ok) return state;
  const lines = partsOf(shown.book)[part]?.(state.value) ?? [];
  return { lines, version: state.value.version };
}

/** One part of a book, line by line, with the names for the ids. */
async function partShown(context: Context, shown: ShownBook, part: string): Promise<Outcome> {
  const { book, id } = shown;
  const found = await linesOfPart(shown, part);
  if ('ok' in found) return wrong(context, found.error);
  const lines = namedLines(found.lines, await namesInBook(shown.doors, book, id));
  return done(
    asFormat(context, {
      json: () => jsonLine({ book, id, version: found.version, [part]: lines }),
      csv: () => linesCsv(context, lines),
      table: () => (lines.length === 0 ? `${context.t('cli.books.empty')}\n` : linesTable(lines)),
    }),
  );
}

async function shownOf(
  context: Context,
  doors: BookDoors,
  book: BookName,
  words: readonly string[],
): Promise<Outcome> {
  const door = doorOf({ doors, book, id: '' });
  const { doorKinds } = await import('@rokade/server');
  const { hasMany } = doorKinds[book];
  const [which, ...rest] = hasMany ? words : ['', ...words];
  if (which === undefined) return listed(context, door);
  const [part, ...others] = rest;
  const parts = partNames(book).join(', ');
  if (part !== undefined && (!partNames(book).includes(part) || others.length > 0)) {
    const text = others.length > 0 ? rest.join(' ') : part;
    return bad(context.t('cli.books.unknown-part', { book, text, known: parts }));
  }
  const id = hasMany ? await addressOf(context, book, door, which) : ok('');
  if (!id.ok) return id.error;
  const shown = { doors, book, id: id.value };
  return part === undefined ? overview(context, shown) : partShown(context, shown, part);
}

/** `show [BOOK] [WHICH] [PART]`: the content of the books of a data folder. */
export const show: Run = async (context, [text, ...words]) => {
  if (text === undefined) return bookList(context);
  const book = bookCalled(context, text);
  if (!book.ok) return book.error;
  const { openBooks } = await import('@rokade/server');
  return withOpened(context, openBooks, ({ doors }) => shownOf(context, doors, book.value, words));
};
