import { setImmediate } from 'node:timers/promises';
import type { BookKind, BookTypes, OfKind, Recorded } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import {
  type DamagedJournal,
  everyBook,
  type JournalHead,
  type JournalPage,
  type JournalStore,
  type ListQuestion,
  type MadeUp,
  type ReadError,
  type StorageFailed,
} from '@rokade/store';
import {
  isMarkedBySummary,
  listingOf,
  listingOfSummary,
  marksFormat,
  summaryFromStore,
} from '../journal-file/stored-summary.ts';
import type { ListedBook, ListPage } from '../kinds/books.ts';
import type { LiveBooks } from './live-books.ts';

/** The damage of a journal that cannot be read at all. */
const unreadable = (foundVersions: number): DamagedJournal => ({
  code: 'store.damaged',
  soundVersions: 0,
  foundVersions,
  problem: 'unreadable-entry',
});

/** An error as the damage that a list shows. */
const damageOf = (error: ReadError, { version }: JournalHead): DamagedJournal =>
  error.code === 'store.damaged' ? error : unreadable(version);

const isDamage = (error: { readonly code: string }): error is DamagedJournal =>
  error.code === 'store.damaged';

const unlisted = (cause: ReadError): Error => new Error('the journals cannot be listed', { cause });

/** The value that the store returned; throws if it failed, since lists return no errors. */
async function answered<T>(answer: Promise<Result<T, StorageFailed>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw unlisted(result.error);
  return result.value;
}

/** Lists of the books of a kind. */
export interface BookList<B extends BookTypes> {
  list(): Promise<readonly ListedBook<B>[]>;
  page(question: Partial<ListQuestion>): Promise<ListPage<B>>;
  /** The books found damaged so far. */
  damaged(): Promise<readonly ListedBook<B>[]>;
  /** The damages found so far, by the id of the book. */
  damages(): ReadonlyMap<string, DamagedJournal>;
  /** Notes the damage that a reading of a book met; returns what was read. */
  noting<T extends Result<unknown, { readonly code: string }>>(id: string, read: T): T;
  /**
   * Reads every journal, one after the other, until `isToStop`; notes damages, stores missing summaries,
   * and calls `each` with every sound journal.
   */
  lookThrough(
    each: (id: string, entries: readonly Recorded<B['event']>[]) => void,
    isToStop: () => boolean,
  ): Promise<void>;
}

/** The head of a journal whose row in the table of journals is missing. */
const withoutRecord = (id: string): JournalHead => ({
  id,
  version: 0,
  changedAt: '',
  summary: null,
  archived: false,
  organisation: '',
  handedTo: [],
});

/** The heads of all journals, read in pages; at the end those whose row is missing. */
async function* everyHead(
  store: Pick<JournalStore<never>, 'page' | 'orphans'>,
): AsyncGenerator<JournalHead> {
  let after: string | null = '';
  while (after !== null) {
    const page: JournalPage = await answered(store.page({ ...everyBook, after }));
    yield* page.heads;
    after = page.next;
  }
  yield* await answered(store.orphans());
}

/** The damages found; a journal that begins anew, or is removed, is taken off them. */
function makeDamages<Event extends OfKind>(store: Pick<JournalStore<Event>, 'subscribe'>) {
  const damages = new Map<string, DamagedJournal>();
  store.subscribe(({ id, version, entries }) => {
    if (version === entries.length) damages.delete(id);
  });
  return {
    damages,
    note(head: JournalHead, error: ReadError): null {
      if (error.code === 'store.failed') throw unlisted(error);
      damages.set(head.id, damageOf(error, head));
      return null;
    },
  };
}

/** Makes the function that stores summaries and marks that are missing or of an earlier format. */
function makeMakingUp<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  listingFrom: (head: JournalHead) => Promise<MadeUp | null>,
): () => Promise<void> {
  let making: Promise<void> | null = null;
  const makeUpAll = async (): Promise<void> => {
    const heads = await answered(store.unmarked(marksFormat(kind)));
    for (let from = 0; from < heads.length; from += everyBook.most) {
      const made: MadeUp[] = [];
      for (const head of heads.slice(from, from + everyBook.most)) {
        const one = await listingFrom(head);
        if (one !== null) made.push(one);
      }
      if (made.length > 0) await answered(store.summarise(made));
    }
  };
  // Calls that come meanwhile wait for the same run.
  return () => {
    making ??= makeUpAll().finally(() => {
      making = null;
    });
    return making;
  };
}

/** Makes the function that turns heads into books of a list. */
function makeListed<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  from: {
    readonly damages: ReadonlyMap<string, DamagedJournal>;
    readonly listingFrom: (head: JournalHead) => Promise<MadeUp | null>;
  },
): (heads: readonly JournalHead[]) => Promise<readonly ListedBook<B>[]> {
  const { damages, listingFrom } = from;
  // A stored summary that is damaged by itself is made anew from the journal.
  const summaryOf = async (head: JournalHead): Promise<B['summary'] | null> => {
    const stored = damages.has(head.id) ? null : summaryFromStore(kind, head.summary);
    if (stored !== null || damages.has(head.id)) return stored;
    const made = await listingFrom(head);
    if (made === null) return null;
    // If the disk fails now, the summary is stored the next time.
    await store.summarise([made]);
    return summaryFromStore(kind, made.listing.summary);
  };
  return async (heads) => {
    const books: ListedBook<B>[] = [];
    for (const head of heads) {
      const id = kind.parseId(head.id);
      if (id === null) continue;
      const summary = await summaryOf(head);
      const damaged = damages.get(head.id) ?? null;
      const { changedAt, archived, organisation, handedTo } = head;
      books.push({ id, changedAt, summary, damaged, archived, organisation, handedTo });
    }
    return books;
  };
}

/**
 * Lists books by the summaries that were stored with their newest entries. A journal itself is read only
 * if its summary is missing, as in a folder of an earlier version; its damage, if any, is then noted.
 */
export function makeBookList<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  { states, journals }: LiveBooks<B>,
): BookList<B> {
  const { damages, note } = makeDamages(store);

  const listingFrom = async (head: JournalHead): Promise<MadeUp | null> => {
    const { id, version } = head;
    if (damages.has(id)) return null;
    const stored = summaryFromStore(kind, head.summary);
    if (stored !== null && isMarkedBySummary(kind)) {
      return { id, version, listing: listingOfSummary(kind, stored) };
    }
    await setImmediate();
    const loaded = await states.load(id);
    if (!loaded.ok) return note(head, loaded.error);
    return { id, version: loaded.value.version, listing: listingOf(kind, loaded.value) };
  };
  const makeUp = makeMakingUp(kind, store, listingFrom);

  const listedOf = makeListed(kind, store, { damages, listingFrom });

  return {
    async page(question) {
      await makeUp();
      const { heads, ...page } = await answered(store.page({ ...everyBook, ...question }));
      return { ...page, books: await listedOf(heads) };
    },
    async damaged() {
      const only = { isPublic: false, ids: [...damages.keys()], organisations: [] };
      const { heads } = await answered(store.page({ ...everyBook, only, most: damages.size }));
      const found = new Map(heads.map((head) => [head.id, head]));
      return listedOf(only.ids.map((id) => found.get(id) ?? withoutRecord(id)));
    },
    damages: () => damages,
    noting(id, read) {
      if (!read.ok && isDamage(read.error)) damages.set(id, read.error);
      // A journal of a newer format counts as unreadable here, as it does in `lookThrough`.
      if (!read.ok && read.error.code === 'store.newer-format') damages.set(id, unreadable(0));
      return read;
    },
    async list() {
      await makeUp();
      return listedOf(await answered(store.list()));
    },
    async lookThrough(each, isToStop) {
      await makeUp();
      for await (const head of everyHead(store)) {
        await setImmediate();
        if (isToStop()) return;
        const cached = journals.atHand(head.id);
        const read = cached === null ? await store.read(head.id, 0) : ok(cached);
        if (read.ok) each(head.id, read.value);
        else note(head, read.error);
      }
    },
  };
}
