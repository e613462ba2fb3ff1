import { randomUUID } from 'node:crypto';
import type { OfKind } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { bookOfKey, journalKey } from '../chain/journal-key.ts';
import type {
  AppendError,
  BesideError,
  JournalChange,
  JournalStore,
  Journals,
  KeptKind,
} from '../journal-store.ts';
import { type ChangesSince, type LoggedChange, logChange } from './change-log.ts';
import { readTogether, writeInTurn } from './in-turn.ts';
import { type Addition, appendIn, type Beside, removeIn, updateBeside } from './journal-rows.ts';
import {
  belongingOf,
  handedCell,
  type ListsOfKind,
  listAll,
  orphansOf,
  pageOf,
  unmarkedOf,
  withOrphans,
  writeListings,
} from './listing-rows.ts';
import { objectionToOrganisation } from './organisation-rows.ts';
import { onMedium, readKept, readSound } from './read-journals.ts';
import type { SqlMedium } from './sql-medium.ts';
import { sweepIfDue } from './sweep.ts';
import { watchChanges } from './watch-changes.ts';

/** The store of a kind, and the way to notify its subscribers of other processes' writes. */
interface KindStore<Event extends OfKind> {
  readonly store: JournalStore<Event>;
  notify(change: LoggedChange): Promise<void>;
  /** Called when the changes are unknown and every journal may have changed. */
  notifyOfAll(): Promise<void>;
}

/** What writing journals of a kind needs: the medium, the kind, and the id of this process in the log. */
interface Keeping<Event extends OfKind> {
  readonly medium: SqlMedium;
  readonly kind: KeptKind<Event>;
  readonly writer: string;
}

/** Appends, logs the change for other processes, and then sweeps erased values off the disk. */
const append = <Event extends OfKind>(
  keeping: Keeping<Event>,
  addition: Addition,
): Promise<Result<number, AppendError>> =>
  onMedium(keeping.medium, async () => {
    const { medium, kind } = keeping;
    const { journal, expectedVersion: afterVersion } = addition;
    const appended = await writeInTurn(medium, journal, async (trx) => {
      const organisation = addition.listing?.organisation;
      const objection = await objectionToOrganisation(trx, medium, organisation);
      if (objection !== null) return err(objection);
      const written = await appendIn(trx, kind, addition);
      if (!written.ok) return written;
      await logChange(trx, keeping, { journal, afterVersion, version: written.value.version });
      return written;
    });
    if (!appended.ok) return appended;
    const { version, erased } = appended.value;
    if (erased) await sweepIfDue(medium);
    return ok(version);
  });

/** Changes a book's data outside its entries, and logs it for other processes; returns its version. */
const changeBeside = (
  keeping: Keeping<never>,
  journal: string,
  beside: Beside,
): Promise<Result<number, BesideError>> =>
  onMedium<number, BesideError>(keeping.medium, () =>
    writeInTurn(keeping.medium, journal, async (trx) => {
      const objection = await objectionToOrganisation(trx, keeping.medium, beside.organisation);
      if (objection !== null) return err(objection);
      const version = await updateBeside(trx, journal, beside);
      if (version === 0) return err({ code: 'store.missing' as const });
      await logChange(trx, keeping, { journal, afterVersion: version, version });
      return ok(version);
    }),
  );

/** Deletes a journal, and logs it for other processes. */
const remove = (keeping: Keeping<never>, journal: string, version?: number) =>
  onMedium(keeping.medium, () =>
    writeInTurn(keeping.medium, journal, async (trx) => {
      const removed = await removeIn(trx, journal, version);
      if (!removed.ok) return removed;
      await logChange(trx, keeping, { journal, afterVersion: removed.value, version: 0 });
      return ok(null);
    }),
  );

/** The reading of lists of a kind's journals. */
interface Lists
  extends Pick<JournalStore<never>, 'summarise' | 'list' | 'page' | 'unmarked' | 'orphans'> {
  /** Called after a journal was removed. */
  removed(): void;
}

function makeLists(medium: SqlMedium, { kind }: KeptKind<never>): Lists {
  const read = <T>(work: (from: ListsOfKind) => Promise<T>) =>
    onMedium<T, never>(medium, async () =>
      ok(await readTogether(medium, (db) => work({ db, kind }))),
    );
  // A record goes missing only by damage from outside, so the costly look through all entries is done
  // once.
  let found: ReturnType<Lists['orphans']> | null = null;
  const orphans: Lists['orphans'] = async () => {
    found ??= read(orphansOf);
    const answer = await found;
    if (!answer.ok) found = null;
    return answer;
  };
  return {
    summarise: (books) =>
      onMedium(medium, async () => {
        const rows = books.map(({ id, ...book }) => ({
          journal: journalKey({ kind, id }),
          ...book,
        }));
        await writeListings(medium.db, rows);
        return ok(null);
      }),
    async list() {
      const [heads, lost] = [await read(listAll), await orphans()];
      if (!heads.ok) return heads;
      return lost.ok ? ok(withOrphans(heads.value, lost.value)) : lost;
    },
    page: (question) => read((from) => pageOf(from, question)),
    unmarked: (format) => read((from) => unmarkedOf(from, format)),
    orphans,
    removed() {
      found = null;
    },
  };
}

function makeKindStore<Event extends OfKind>(keeping: Keeping<Event>): KindStore<Event> {
  const { medium, kind } = keeping;
  const listeners = new Set<(change: JournalChange<Event>) => void>();
  const keyOf = (id: string) => journalKey({ kind: kind.kind, id });
  const at = (id: string) => ({ medium, kind, journal: keyOf(id) });
  const readFrom = (id: string, afterVersion: number) => readSound(at(id), afterVersion);
  const { removed: listsForget, ...lists } = makeLists(medium, kind);
  const tell = (change: JournalChange<Event>): void => {
    if (change.version === 0) listsForget();
    for (const listener of listeners) listener(change);
  };
  const changeAndTell = async (id: string, beside: Beside): Promise<Result<null, BesideError>> => {
    const stored = await changeBeside(keeping, keyOf(id), beside);
    if (!stored.ok) return stored;
    tell({ id, version: stored.value, entries: [] });
    return ok(null);
  };
  const store: JournalStore<Event> = {
    async append(id, expectedVersion, entries, listing) {
      const addition = { journal: keyOf(id), expectedVersion, entries, listing: listing ?? null };
      const appended = await append(keeping, addition);
      if (appended.ok) tell({ id, version: appended.value, entries });
      // The entries may be stored all the same, if the database failed before it could confirm them.
      else if (appended.error.code === 'store.failed' && expectedVersion > 0) {
        tell({ id, version: expectedVersion, entries: [] });
      }
      return appended;
    },
    async read(id, afterVersion) {
      const read = await readFrom(id, afterVersion);
      if (!read.ok) return read;
      return read.value.damage === null ? ok(read.value.entries) : err(read.value.damage);
    },
    readSound: (id) => readFrom(id, 0),
    readSealed: (id) => readKept(at(id)),
    ...lists,
    archive: (id, archived) => changeAndTell(id, { archived: archived ? 1 : 0 }),
    assign: (id, organisation) => changeAndTell(id, { organisation, handed: '' }),
    handIn: (id, to) => changeAndTell(id, { handed: handedCell(to) }),
    belonging: (id) =>
      onMedium(medium, async () => {
        const found = await belongingOf(medium.reader, keyOf(id));
        return found === null ? err({ code: 'store.missing' as const }) : ok(found);
      }),
    async remove(id, version) {
      const removed = await remove(keeping, keyOf(id), version);
      if (removed.ok) tell({ id, version: 0, entries: [] });
      return removed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { store, ...makeNotifier(store, tell) };
}

/** Notifies a kind's subscribers of another process's writes. */
const makeNotifier = <Event extends OfKind>(
  store: JournalStore<Event>,
  tell: (change: JournalChange<Event>) => void,
): Omit<KindStore<Event>, 'store'> => ({
  async notify({ journal, afterVersion, version }) {
    const { id } = bookOfKey(journal);
    const read = version === 0 ? ok([]) : await store.read(id, afterVersion);
    const entries = read.ok ? read.value.slice(0, version - afterVersion) : [];
    tell({ id, version, entries });
  },
  async notifyOfAll() {
    const heads = await store.list();
    for (const { id, version } of heads.ok ? heads.value : []) tell({ id, version, entries: [] });
  },
});

/** The journals, and the way to stop watching other processes' writes before the medium is closed. */
export interface WatchedJournals {
  readonly journals: Journals;
  /** Resolves when from now on no other process's change can be missed. */
  readonly begun: Promise<void>;
  endWatch(): Promise<void>;
}

/** Stores journals on any SQL database that kysely supports. */
export function makeSqlJournals(medium: SqlMedium): WatchedJournals {
  const writer = randomUUID();
  const kinds = new Map<string, KindStore<never>>();
  const tellOthers = async (byOthers: ChangesSince['byOthers']): Promise<void> => {
    if (byOthers === null) {
      for (const each of kinds.values()) await each.notifyOfAll();
      return;
    }
    for (const change of byOthers) await kinds.get(bookOfKey(change.journal).kind)?.notify(change);
  };
  const watch = watchChanges(medium, writer, tellOthers);
  const journals: Journals = <Event extends OfKind>(kind: KeptKind<Event>) => {
    const existing = kinds.get(kind.kind);
    // The same kind always has the same type of events.
    if (existing !== undefined) return existing.store as unknown as JournalStore<Event>;
    const made = makeKindStore({ medium, kind, writer });
    kinds.set(kind.kind, made as unknown as KindStore<never>);
    return made.store;
  };
  return { journals, begun: watch.begun, endWatch: watch.end };
}
