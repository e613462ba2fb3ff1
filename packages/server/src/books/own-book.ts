import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { ImportFault } from '../journal-file/import-fault.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import type { BookKind, BookTypes } from './book-kind.ts';
import type { BookError, OwnBook } from './books.ts';
import type { ExecutionContext } from './execute.ts';
import { folded } from './live-books.ts';
import { beginFailure, makeBooks, type RunningBooks } from './make-books.ts';

/** A book of which a data folder has one, at work. */
export interface RunningOwnBook<B extends BookTypes>
  extends Pick<RunningBooks<B>, 'lookThrough' | 'close'> {
  readonly book: OwnBook<B>;
  /**
   * Begins it with a file, where there is a damaged one, or none and the file may begin it; else gives
   * what the file says.
   */
  takeIn(text: string): Promise<Result<JournalFile<B> | null, BookError<B> | ImportFault>>;
}

/** The one book of a kind on its store. */
export async function makeOwnBook<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  {
    id,
    unsaid,
    times,
    mayBegin = () => true,
  }: Pick<ExecutionContext<B>, 'times'> & {
    readonly id: B['id'];
    /** What it says before it begins. */
    readonly unsaid: B['state'];
    /** Whether a book from elsewhere may begin it as it is. */
    readonly mayBegin?: (state: B['state']) => boolean;
  },
): Promise<RunningOwnBook<B>> {
  let now = unsaid;
  const { books, begin, lookThrough, close } = makeBooks(kind, store, times);
  const look = async (): Promise<void> => {
    const found = await books.get(id);
    // A journal that is damaged keeps nobody from playing: nothing is said then.
    now = found.ok ? found.value : unsaid;
  };
  await look();
  store.subscribe(() => void look());
  return {
    lookThrough,
    close,
    book: {
      now: () => now,
      at: (version) => books.at(id, version),
      journal: () => books.journal(id),
      async execute(request, actor) {
        const executed = await books.execute(id, request, actor);
        await look();
        return executed;
      },
      exportJson: () => books.exportJson(id),
      salvage: () => books.salvage(id),
      subscribe: (listener) =>
        books.subscribe((change) => void look().then(() => listener(change))),
    },
    async takeIn(text) {
      const read = parseJournalFile(kind, text);
      if (!read.ok) return read;
      const { entries, summary } = read.value;
      const found = await books.get(id);
      // What is sound of a damaged book was taken out by `salvage` and comes back in as this file.
      if (!found.ok && found.error.code === 'store.damaged') await store.remove(id);
      else if (!mayBegin(folded(kind, entries))) return read;
      const begun = await begin(id, entries, summary);
      if (begun.ok) {
        await look();
        return ok(null);
      }
      return begun.error.code === 'store.append-conflict' ? read : err(beginFailure(begun.error));
    },
  };
}
