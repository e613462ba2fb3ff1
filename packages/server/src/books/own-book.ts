import type { BookKind, BookTypes } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { JournalFile } from '../journal-file/parse-journal-file.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';
import type { Reading } from '../reading/make-reading.ts';
import type { ExecutionContext } from './execute.ts';
import { folded } from './live-books.ts';
import { beginFailure, makeBooks, type RunningBooks } from './make-books.ts';

/** The one book of its kind that an organisation has, with what the server needs to run it. */
export interface RunningOwnBook<B extends BookTypes> {
  readonly book: OwnBook<B>;
  /** Reads files and lists from outside. */
  readonly reading: Reading;
  /**
   * Begins the book with an exported journal and returns null: if the present book is damaged, or if there
   * is none and the kind allows it. Otherwise stores nothing and returns the journal that was read.
   */
  takeIn(text: string): Promise<Result<JournalFile<B> | null, BookError<B> | ImportFault>>;
}

/** The books of a kind of which each organisation has one, by the organisation's id. */
export interface OwnBooks<B extends BookTypes, T>
  extends Pick<RunningBooks<B>, 'books' | 'lookThrough' | 'damages' | 'close'> {
  /** The book of an organisation, at its newest state. */
  of(id: B['id']): Promise<T>;
  /** Calls the listener after each change, once the book's `now` contains it; returns the way to stop. */
  subscribe(listener: (id: B['id'], book: T) => void): () => void;
}

/** What the books of such a kind share. */
interface OwnKind<B extends BookTypes> extends Pick<ExecutionContext<B>, 'times'> {
  readonly kind: BookKind<B>;
  readonly store: JournalStore<B['event']>;
  /** The state before the first entry. */
  readonly initial: B['state'];
  /** The organisation whose book is never dropped from memory. */
  readonly always: B['id'];
  /** Whether a book may begin with the journal of an imported file. Default: yes. */
  readonly mayBegin?: (state: B['state']) => boolean;
}

/** A book in memory. */
interface LoadedBook<T> {
  readonly made: T;
  /** Loads the newest state. */
  readonly look: () => Promise<void>;
  readonly letGo: () => void;
}

/** How many organisations' books are kept in memory; the least recently used is dropped. */
const mostLoaded = 100;

/** Runs a task in the background; closing the books waits for it. */
type Meanwhile = (act: () => Promise<void>) => void;

/** Makes a `Meanwhile`, and the `end` that waits for its tasks and takes no more. */
function makeMeanwhile(): { readonly meanwhile: Meanwhile; end(): Promise<void> } {
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  return {
    meanwhile(act) {
      if (isOver) return;
      const done = act().finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async end() {
      isOver = true;
      await Promise.allSettled(underWay);
    },
  };
}

async function makeOwnBook<B extends BookTypes>(
  { kind, store, initial, mayBegin = () => true }: OwnKind<B>,
  { books, begin, reading, meanwhile }: RunningBooks<B> & { readonly meanwhile: Meanwhile },
  id: B['id'],
): Promise<LoadedBook<RunningOwnBook<B>>> {
  let now = initial;
  const look = async (): Promise<void> => {
    const found = await books.get(id);
    // A damaged journal must not stop play: the state is then the empty one.
    now = found.ok ? found.value : initial;
  };
  await look();
  const subscribe: OwnBook<B>['subscribe'] = (listener) =>
    books.subscribe((change) => {
      if (change.id === id) listener(change);
    });
  const letGo = subscribe(() => meanwhile(look));
  const book: OwnBook<B> = {
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
      subscribe((change) => meanwhile(() => look().then(() => listener(change)))),
  };
  const takeIn: RunningOwnBook<B>['takeIn'] = async (text) => {
    const read = await reading.readJournal(kind, text);
    if (!read.ok) return read;
    const { entries, listing } = read.value;
    const found = await books.get(id);
    // The sound entries of a damaged book, which `salvage` exported, come back as this file.
    if (!found.ok && found.error.code === 'store.damaged') await store.remove(id);
    else if (!mayBegin(folded(kind, entries))) return read;
    const begun = await begin(id, entries, listing);
    if (begun.ok) {
      await look();
      return ok(null);
    }
    return begun.error.code === 'store.append-conflict' ? read : err(beginFailure(begun.error));
  };
  return { made: { book, reading, takeIn }, look, letGo };
}

/** Makes the books of a kind of which each organisation has one; `outfit` wraps each when it is loaded. */
export function makeOwnBooks<B extends BookTypes, T>(
  own: OwnKind<B>,
  outfit: (running: RunningOwnBook<B>, id: B['id']) => T | Promise<T>,
): OwnBooks<B, T> {
  const { meanwhile, end } = makeMeanwhile();
  const running = { ...makeBooks(own.kind, own.store, { times: own.times }), meanwhile };
  const cache = new Map<B['id'], Promise<LoadedBook<T>>>();
  const make = async (id: B['id']): Promise<LoadedBook<T>> => {
    const { made, ...holding } = await makeOwnBook(own, running, id);
    return { made: await outfit(made, id), ...holding };
  };
  const letGoOfOne = async (): Promise<void> => {
    const longestUnused = [...cache.keys()].find((id) => id !== own.always);
    const book = longestUnused === undefined ? undefined : cache.get(longestUnused);
    if (longestUnused !== undefined) cache.delete(longestUnused);
    (await book)?.letGo();
  };
  const hold = async (id: B['id']): Promise<LoadedBook<T>> => {
    const found = cache.get(id) ?? make(id);
    cache.delete(id);
    cache.set(id, found);
    if (cache.size > mostLoaded) await letGoOfOne();
    return found;
  };
  return {
    books: running.books,
    lookThrough: running.lookThrough,
    damages: running.damages,
    async close() {
      await end();
      await running.close();
    },
    of: async (id) => (await hold(id)).made,
    subscribe: (listener) =>
      running.books.subscribe(({ id }) => {
        meanwhile(async () => {
          const { made, look } = await hold(id);
          await look();
          listener(id, made);
        });
      }),
  };
}
