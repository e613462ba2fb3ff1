import type { Result } from '@rokade/rules';
import type { NoDatabase, OpenDatabaseError } from '@rokade/server';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { exportBook, importBook } from './book-file.ts';
import { withOpened } from './with-opened.ts';

/** One thing that a command does with what it opened, the words after it, and options. */
export type BookAct<Opened> = (
  context: Context,
  opened: Opened,
  words: readonly string[],
) => Promise<Outcome>;

type Acts<Opened> = Readonly<Record<string, BookAct<Opened>>>;

/** A book that goes out into a file and comes in from one. */
type FiledBook = Parameters<typeof exportBook>[1] & {
  readonly importJson: Parameters<typeof importBook>[1];
};

/** `export [FILE]` and `import [FILE]` of the one book of its kind. */
const fileActs = <Opened>(bookOf: (opened: Opened) => FiledBook): Acts<Opened> => ({
  export: (context, opened, [file = '-']) => exportBook(context, bookOf(opened), file),
  import: (context, opened, [file = '-']) => importBook(context, bookOf(opened).importJson, file),
});

/**
 * `COMMAND ACT [WHAT…]`: does one of a command's acts with what it opens in a data folder; where that
 * holds one book of the kind, it goes out and comes in as well.
 */
export function bookActs<Opened extends { close(): Promise<void> }>(
  open: () => Promise<(place: string) => Promise<Result<Opened, NoDatabase | OpenDatabaseError>>>,
  own: Acts<Opened>,
  bookOf?: (opened: Opened) => FiledBook,
) {
  const acts = bookOf === undefined ? own : { ...fileActs(bookOf), ...own };
  return async (context: Context, [act = '', ...words]: readonly string[]): Promise<Outcome> => {
    const carryOut = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (carryOut === undefined) {
      const known = Object.keys(acts).join(', ');
      return bad(context.t('cli.usage.installation-act', { act, known }));
    }
    return withOpened(context, await open(), (opened) => carryOut(context, opened, words));
  };
}
