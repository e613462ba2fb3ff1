import type { Day, Result } from '@rokade/rules';
import type { NoDatabase, OpenDatabaseError } from '@rokade/server';
import { dayOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { exportBook, importBook } from './book-file.ts';
import { bookNamed } from './which-one.ts';
import { type Refusal, withOpened } from './with-opened.ts';

/** One act of a command: on what it opened, with the words after the act, and options. */
export type BookAct<Opened> = (
  context: Context,
  opened: Opened,
  words: readonly string[],
) => Promise<Outcome>;

/** An act that depends on a day, today unless `--day` gives another. */
export const onDay =
  <Opened>(
    act: (context: Context, opened: Opened, words: readonly string[], day: Day) => Promise<Outcome>,
  ): BookAct<Opened> =>
  async (context, opened, words) => {
    const day = dayOption(context, 'day');
    return day.ok ? act(context, opened, words, day.value) : day.error;
  };

type Acts<Opened> = Readonly<Record<string, BookAct<Opened>>>;

/** A book that can be exported to a file and imported from one. */
type FiledBook = Parameters<typeof exportBook>[1] & {
  readonly importJson: Parameters<typeof importBook>[1];
};

/** `export [FILE]` and `import [FILE]` of the only book of its kind. */
const fileActs = <Opened>(bookOf: (opened: Opened) => FiledBook): Acts<Opened> => ({
  export: (context, opened, [file = '-']) => exportBook(context, bookOf(opened), file),
  import: (context, opened, [file = '-']) => importBook(context, bookOf(opened).importJson, file),
});

/** Books of one kind that are exported and imported one by one. */
type FiledBooks<Id extends string> = Parameters<typeof bookNamed<Id>>[1] & {
  exportJson(id: Id): ReturnType<FiledBook['exportJson']>;
  readonly importJson: (text: string) => Promise<Result<Id, Refusal>>;
};

/** `export WHAT [FILE]` and `import FILE` of one of several books. */
export const fileActsOfMany = <Opened, Id extends string>(
  kind: 'event' | 'contest' | 'league',
  booksOf: (opened: Opened) => FiledBooks<Id>,
): Acts<Opened> => ({
  async export(context, opened, [which = '', file = '-']) {
    const books = booksOf(opened);
    const id = await bookNamed(context, books, which, kind);
    if (!id.ok) return id.error;
    return exportBook(context, { exportJson: () => books.exportJson(id.value) }, file);
  },
  import: (context, opened, [file = '-']) =>
    importBook(context, booksOf(opened).importJson, file, (made) =>
      context.t(`cli.${kind}.imported`, { file, [kind]: made }),
    ),
});

/** Acts that are another way to write a command for `tell`: the words that it is given. */
type CommandActs = Readonly<Record<string, (words: readonly string[]) => readonly string[]>>;

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * `COMMAND ACT [WHAT…]`: carries out one of a command's acts on what it opens in a data folder; where
 * the folder holds only one book of the kind, there are acts for export and import too.
 */
export function bookActs<Opened extends { close(): Promise<void> }>(
  open: () => Promise<(place: string) => Promise<Result<Opened, NoDatabase | OpenDatabaseError>>>,
  ofCommand: Acts<Opened>,
  {
    bookOf,
    commandActs = {},
  }: { bookOf?: (opened: Opened) => FiledBook; commandActs?: CommandActs } = {},
) {
  const acts = bookOf === undefined ? ofCommand : { ...fileActs(bookOf), ...ofCommand };
  return async (context: Context, [act = '', ...words]: readonly string[]): Promise<Outcome> => {
    const written = own(commandActs, act);
    if (written !== undefined) {
      const { tell } = await import('../commands/tell.ts');
      return tell(context, written(words));
    }
    const carryOut = own(acts, act);
    if (carryOut === undefined) {
      const names = [...Object.keys(acts), ...Object.keys(commandActs)].join(', ');
      return bad(context.t('cli.usage.installation-act', { act, known: names }));
    }
    return withOpened(context, await open(), (opened) => carryOut(context, opened, words));
  };
}
