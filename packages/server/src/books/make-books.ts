import { foldJournal, type Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { AppendError, JournalStore, StorageFailed } from '@rokade/store';
import { journalFileOf, makeJournalFile } from '../journal-file/make-journal-file.ts';
import type { BookKind, BookTypes } from './book-kind.ts';
import type { BookError, Books } from './books.ts';
import { type ExecutionContext, execute } from './execute.ts';
import { makeBookList } from './list-books.ts';
import { makeLiveBooks, makeLiveJournals } from './live-books.ts';
import { listingOfSummary } from './stored-summary.ts';
import { makeTurnTaking, type TurnTaking } from './turn-taking.ts';

/** The books of a kind at work. */
export interface RunningBooks<B extends BookTypes> {
  readonly books: Books<B>;
  readonly turns: TurnTaking;
  /** Keeps a journal that came from elsewhere, under an id that is free. */
  begin(
    id: B['id'],
    entries: readonly Recorded<B['event']>[],
    summary: B['summary'],
  ): Promise<Result<null, AppendError>>;
  /**
   * Reads every journal once while others have their turn, so that what is damaged is known and what
   * an earlier Rokade left out is made up; gives each sound one on.
   */
  lookThrough(each: (id: string, entries: readonly Recorded<B['event']>[]) => void): Promise<void>;
  /** Ends the look through, and resolves once nothing is being done to any book. */
  close(): Promise<void>;
}

/** Why a journal could not be begun; that even a new id is taken does not happen twice. */
export const beginFailure = (error: AppendError): StorageFailed =>
  error.code === 'store.failed' ? error : { code: 'store.failed', problem: 'busy' };

function stateAt<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
  version: number,
): Result<B['state'], BookError<B>> {
  const isKnown = Number.isInteger(version) && version >= 1 && version <= entries.length;
  const state = isKnown ? foldJournal(kind, entries.slice(0, version)) : null;
  return state === null ? err({ code: 'journal.unknown-version', version }) : ok(state);
}

/** Everything shells do with the books of a kind, on their store. */
export function makeBooks<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  times: ExecutionContext<B>['times'],
): RunningBooks<B> {
  const live = makeLiveBooks(kind, store);
  const journals = makeLiveJournals(kind, store);
  const turns = makeTurnTaking();
  const list = makeBookList(kind, store, live);
  const context: ExecutionContext<B> = { kind, store, live, times };
  let isClosing = false;
  // Before anybody else hears of a change, the state it leads to is there.
  store.subscribe(live.advance);
  store.subscribe(journals.advance);
  const books: Books<B> = {
    list: list.list,
    page: list.page,
    damaged: list.damaged,
    get: (id) => live.load(id),
    async at(id, version) {
      const read = await journals.load(id);
      return read.ok ? stateAt(kind, read.value, version) : read;
    },
    journal: journals.load,
    execute: (id, request, actor) => turns.take(id, () => execute(context, { id, request, actor })),
    async exportJson(id) {
      const read = await store.readSealed(id);
      return read.ok ? ok(journalFileOf(kind, id, read.value, times().at)) : read;
    },
    async salvage(id) {
      const sound = await store.readSound(id);
      if (!sound.ok) return sound;
      const { entries, damage } = sound.value;
      if (entries.length === 0 && damage !== null) return err(damage);
      return ok(makeJournalFile(kind, id, entries, times().at));
    },
    archive: (id, archived) => turns.take(id, () => store.archive(id, archived)),
    subscribe: (listener) =>
      store.subscribe((change) => {
        const id = kind.parseId(change.id);
        if (id !== null) listener({ ...change, id });
      }),
  };
  return {
    books,
    turns,
    async begin(id, entries, summary) {
      const appended = await store.append(id, 0, entries, listingOfSummary(kind, summary));
      return appended.ok ? ok(null) : appended;
    },
    lookThrough: (each) => list.lookThrough(each, () => isClosing),
    async close() {
      isClosing = true;
      await turns.idle();
    },
  };
}
