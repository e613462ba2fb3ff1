import type { Recorded } from '@rokade/journal';
import type { DamagedJournal, JournalHead, JournalStore, ReadError } from '@rokade/store';
import type { BookKind, BookTypes } from './book-kind.ts';
import type { ListedBook } from './books.ts';
import { folded, type LiveBooks } from './live-books.ts';
import { summaryFromStore, summaryToStore } from './stored-summary.ts';

/** What a list can say of an error: a journal that cannot be read at all has no sound version. */
const damageOf = (error: ReadError, { version }: JournalHead): DamagedJournal =>
  error.code === 'store.damaged'
    ? error
    : {
        code: 'store.damaged',
        soundVersions: 0,
        foundVersions: version,
        problem: 'unreadable-entry',
      };

const unlisted = (cause: ReadError): Error => new Error('the journals cannot be listed', { cause });

/** The books of a kind in a list. */
export interface BookList<B extends BookTypes> {
  list(): Promise<readonly ListedBook<B>[]>;
  heads(): Promise<readonly JournalHead[]>;
  /** Reads a journal, notes what is damaged and stores what lists say if nobody did; null: it cannot be read. */
  lookAt(head: JournalHead): Promise<readonly Recorded<B['event']>[] | null>;
}

/**
 * Lists books from what was stored with their newest entries. Only where nothing was, as in a folder
 * of an earlier Rokade, is the journal itself looked at, once; damage is told where it was found.
 */
export function makeBookList<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  live: LiveBooks<B>,
): BookList<B> {
  const damages = new Map<string, DamagedJournal>();

  const note = (head: JournalHead, error: ReadError): null => {
    if (error.code === 'store.failed') throw unlisted(error);
    damages.set(head.id, damageOf(error, head));
    return null;
  };

  const makeUp = async ({ id }: JournalHead, state: B['state']): Promise<B['summary']> => {
    const made = summaryToStore(kind, state);
    await store.summarise(id, state.version, made);
    return made.summary;
  };

  const summaryOf = async (head: JournalHead): Promise<B['summary'] | null> => {
    const stored = summaryFromStore(kind, head.summary);
    if (stored !== null || damages.has(head.id)) return stored;
    const loaded = await live.load(head.id);
    return loaded.ok ? makeUp(head, loaded.value) : note(head, loaded.error);
  };

  const heads = async (): Promise<readonly JournalHead[]> => {
    const listed = await store.list();
    if (!listed.ok) throw unlisted(listed.error);
    return listed.value;
  };

  return {
    heads,
    async lookAt(head) {
      const read = await store.read(head.id, 0);
      if (!read.ok) return note(head, read.error);
      const isSummarised = summaryFromStore(kind, head.summary) !== null;
      if (!isSummarised) await makeUp(head, folded(kind, read.value));
      return read.value;
    },
    async list() {
      const books: ListedBook<B>[] = [];
      for (const head of await heads()) {
        const id = kind.parseId(head.id);
        if (id === null) continue;
        const summary = await summaryOf(head);
        const damaged = damages.get(head.id) ?? null;
        books.push({
          id,
          changedAt: head.changedAt,
          summary: damaged === null ? summary : null,
          damaged,
          archived: head.archived,
        });
      }
      return books;
    },
  };
}
