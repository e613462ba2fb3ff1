import {
  type BookKind,
  type BookTypes,
  foldJournal,
  type OfKind,
  type Recorded,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type {
  AppendError,
  DamagedJournal,
  JournalStore,
  Listing,
  ReadError,
  StorageFailed,
  UnknownOrganisation,
} from '@rokade/store';
import { journalFileOf, makeJournalFile } from '../journal-file/make-journal-file.ts';
import { listingAtBeginning } from '../journal-file/stored-summary.ts';
import type { BookError, Books } from '../kinds/books.ts';
import { makeReading, type Reading } from '../reading/make-reading.ts';
import { makeTurnTaking, type TurnTaking } from '../values/turn-taking.ts';
import { type ExecutionContext, execute } from './execute.ts';
import { executeTogether, type Waiting } from './execute-together.ts';
import { makeBookList } from './list-books.ts';
import { makeBelongings, makeLiveBooks } from './live-books.ts';

/** The books of a kind, with what the server needs to run them. */
export interface RunningBooks<B extends BookTypes> {
  readonly books: Books<B>;
  readonly turns: TurnTaking;
  /** Reads files and lists from outside without delaying other requests. */
  readonly reading: Reading;
  /** `execute` of the books; a book that begins belongs to the organisation. */
  executeIn(
    organisation: string | undefined,
    ...request: Parameters<Books<B>['execute']>
  ): ReturnType<Books<B>['execute']>;
  /** Stores an imported journal under an id; fails with 'store.append-conflict' if the id is taken. */
  begin(
    id: B['id'],
    entries: readonly Recorded<B['event']>[],
    listing: Listing,
    organisation?: string,
  ): Promise<Result<null, AppendError>>;
  /**
   * Reads every journal once in the background, so that damages are found and missing summaries stored;
   * calls `each` with every sound journal.
   */
  lookThrough(each: (id: string, entries: readonly Recorded<B['event']>[]) => void): Promise<void>;
  /** The damage found so far, by the id of the book. */
  damages(): ReadonlyMap<string, DamagedJournal>;
  /** Called with each sound journal when the server starts. Default: nothing is done. */
  atStart?(id: B['id'], entries: readonly Recorded<B['event']>[]): Promise<void>;
  /** Stops `lookThrough`, and resolves once no act on a book is under way. */
  close(): Promise<void>;
}

/** Why a journal could not be begun; that even a new id is taken counts as a busy store. */
export const beginFailure = (error: AppendError): StorageFailed | UnknownOrganisation =>
  error.code === 'store.failed' || error.code === 'organisation.unknown'
    ? error
    : { code: 'store.failed', problem: 'busy' };

function stateAt<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
  version: number,
): Result<B['state'], BookError<B>> {
  const hasVersion = Number.isInteger(version) && version >= 1 && version <= entries.length;
  const state = hasVersion ? foldJournal(kind, entries.slice(0, version)) : null;
  return state === null ? err({ code: 'journal.unknown-version', version }) : ok(state);
}

/** The sound entries of a journal; the damage if there are none. */
async function savedOf<Event extends OfKind>(
  store: JournalStore<Event>,
  id: string,
): Promise<Result<readonly Recorded<Event>[], ReadError>> {
  const sound = await store.readSound(id);
  if (!sound.ok) return sound;
  const { entries, damage } = sound.value;
  return entries.length === 0 && damage !== null ? err(damage) : ok(entries);
}

/** How many requests that let others go first are executed together: as many as the desk may have to wait for. */
const mostTogether = 25;

/** Executes each request in its book's turn; requests that let others go first are executed together. */
function executingInTurn<B extends BookTypes>(
  context: ExecutionContext<B>,
  turns: TurnTaking,
): RunningBooks<B>['executeIn'] {
  const { kind } = context;
  const lines = new Map<string, Waiting<B>[]>();
  return (organisation, id, request, actor) => {
    const attempt = { id, request, actor, organisation };
    if (kind.makesWay?.(request.command) !== true) {
      return turns.take(id, () => execute(context, attempt));
    }
    const line = lines.get(id) ?? [];
    lines.set(id, line);
    return new Promise((answer, fail) => {
      line.push({ attempt, answer, fail });
      const act = async (): Promise<void> => {
        await executeTogether(context, line.splice(0, mostTogether));
        if (line.length === 0 && lines.get(id) === line) lines.delete(id);
      };
      void turns.take(id, act, true);
    });
  };
}

/** The `subscribe` of a kind: changes whose id is one of its own. */
const subscribing =
  <B extends BookTypes>(
    kind: BookKind<B>,
    store: JournalStore<B['event']>,
  ): Books<B>['subscribe'] =>
  (listener) =>
    store.subscribe((change) => {
      const id = kind.parseId(change.id);
      if (id !== null) listener({ ...change, id });
    });

/** Makes the books of a kind on their store. */
export function makeBooks<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
  surroundings: Pick<ExecutionContext<B>, 'times' | 'facts'>,
): RunningBooks<B> {
  const live = makeLiveBooks(kind, store);
  const { states, journals } = live;
  const turns = makeTurnTaking();
  const reading = makeReading();
  const list = makeBookList(kind, store, live);
  const context: ExecutionContext<B> = { kind, store, live, ...surroundings };
  const belongings = makeBelongings(store);
  let isClosing = false;
  // The caches subscribe first, so that every other listener finds the new state.
  for (const each of [belongings, states, journals]) store.subscribe(each.advance);
  const executeIn = executingInTurn(context, turns);
  const books: Books<B> = {
    list: list.list,
    page: list.page,
    damaged: list.damaged,
    get: async (id) => list.noting(id, await states.load(id)),
    async at(id, version) {
      const read = await journals.load(id);
      return read.ok ? stateAt(kind, read.value, version) : read;
    },
    journal: async (id) => list.noting(id, await journals.load(id)),
    execute: (...request) => executeIn(undefined, ...request),
    belonging: belongings.load,
    assign: (id, organisation) => turns.take(id, () => store.assign(id, organisation)),
    handIn: (id, to) => turns.take(id, () => store.handIn(id, to)),
    async exportJson(id) {
      const read = list.noting(id, await store.readSealed(id));
      return read.ok ? ok(journalFileOf(kind, id, read.value, surroundings.times().at)) : read;
    },
    async salvage(id) {
      const saved = await savedOf(store, id);
      return saved.ok ? ok(makeJournalFile(kind, id, saved.value, surroundings.times().at)) : saved;
    },
    archive: (id, archived) => turns.take(id, () => store.archive(id, archived)),
    subscribe: subscribing(kind, store),
  };
  return {
    books,
    turns,
    reading,
    executeIn,
    async begin(id, entries, listing, organisation) {
      const beginning = listingAtBeginning(listing, organisation);
      const appended = await store.append(id, 0, entries, beginning);
      return appended.ok ? ok(null) : appended;
    },
    damages: list.damages,
    lookThrough: (each) => list.lookThrough(each, () => isClosing),
    async close() {
      isClosing = true;
      await reading.close();
      await turns.idle();
    },
  };
}
