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

/** A journal that cannot be read at all has no sound version. */
const unreadable = (foundVersions: number): DamagedJournal => ({
  code: 'store.damaged',
  soundVersions: 0,
  foundVersions,
  problem: 'unreadable-entry',
});

/** What a list can say of an error. */
const damageOf = (error: ReadError, { version }: JournalHead): DamagedJournal =>
  error.code === 'store.damaged' ? error : unreadable(version);

const isDamage = (error: { readonly code: string }): error is DamagedJournal =>
  error.code === 'store.damaged';

const unlisted = (cause: ReadError): Error => new Error('the journals cannot be listed', { cause });

/** What the store answered; lists have no other way to say that it did not. */
async function answered<T>(answer: Promise<Result<T, StorageFailed>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw unlisted(given.error);
  return given.value;
}

/** The books of a kind in a list. */
export interface BookList<B extends BookTypes> {
  list(): Promise<readonly ListedBook<B>[]>;
  page(question: Partial<ListQuestion>): Promise<ListPage<B>>;
  /** Those found damaged so far. */
  damaged(): Promise<readonly ListedBook<B>[]>;
  /** The same by id, with what is wrong. */
  damages(): ReadonlyMap<string, DamagedJournal>;
  /** Notes the damage that whoever read a book came upon; gives what they read. */
  noting<T extends Result<unknown, { readonly code: string }>>(id: string, read: T): T;
  /**
   * Reads one journal after the other, some at a time, until it is to stop; notes what is damaged,
   * stores what lists say if nobody did, and gives each sound one on.
   */
  lookThrough(
    each: (id: string, entries: readonly Recorded<B['event']>[]) => void,
    isToStop: () => boolean,
  ): Promise<void>;
}

/** The head of a journal whose record is gone. */
const withoutRecord = (id: string): JournalHead => ({
  id,
  version: 0,
  changedAt: '',
  summary: null,
  archived: false,
  organisation: '',
  handedTo: [],
});

/** All journals, some at a time; those whose record is gone at the end. */
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

/** What was found damaged; a journal begun anew, or removed, is so no more. */
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

/** What is to be stored of books for lists where nobody did, or an earlier Rokade otherwise. */
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
  /** Those who ask meanwhile wait for the same. */
  return () => {
    making ??= makeUpAll().finally(() => {
      making = null;
    });
    return making;
  };
}

/** What lists say of books by their heads. */
function makeListed<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  from: {
    readonly damages: ReadonlyMap<string, DamagedJournal>;
    readonly listingFrom: (head: JournalHead) => Promise<MadeUp | null>;
  },
): (heads: readonly JournalHead[]) => Promise<readonly ListedBook<B>[]> {
  const { damages, listingFrom } = from;
  /** What the store keeps for lists may be damaged by itself, and is then made anew. */
  const summaryOf = async (head: JournalHead): Promise<B['summary'] | null> => {
    const stored = damages.has(head.id) ? null : summaryFromStore(kind, head.summary);
    if (stored !== null || damages.has(head.id)) return stored;
    const made = await listingFrom(head);
    if (made === null) return null;
    // A disk that does not take it now may do so the next time.
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
 * Lists books from what was stored with their newest entries. Only where nothing was, as in a folder
 * of an earlier Rokade, is the journal itself looked at, once; damage is told where it was found.
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
      // As when all are looked through: what this program cannot read is said to be so in the list.
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
        const known = journals.atHand(head.id);
        const read = known === null ? await store.read(head.id, 0) : ok(known);
        if (read.ok) each(head.id, read.value);
        else note(head, read.error);
      }
    },
  };
}
