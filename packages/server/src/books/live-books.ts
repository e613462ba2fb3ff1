import { carryOn, foldJournal, type Recorded } from '@rokade/journal';
import { err, invariant, ok, type Result } from '@rokade/rules';
import type { JournalChange, JournalStore, ReadError } from '@rokade/store';
import type { BookKind, BookTypes } from './book-kind.ts';

/** The state of each book of a kind, held in memory and carried on with every entry. */
export interface LiveBooks<B extends BookTypes> {
  /** The state, folded from the journal if it is not at hand. */
  load(id: string): Promise<Result<B['state'], ReadError>>;
  /** Carries the state on, or forgets it where only the whole journal can tell (a return). */
  advance(change: JournalChange<B['event']>): void;
  forget(id: string): void;
}

/** So many books are held; the one longest unused makes room. */
const mostHeld = 50;

export function makeLiveBooks<B extends BookTypes>(
  kind: BookKind<B>,
  store: JournalStore<B['event']>,
): LiveBooks<B> {
  const held = new Map<string, B['state']>();
  const loading = new Map<string, Promise<Result<B['state'], ReadError>>>();
  const hold = (id: string, state: B['state']): void => {
    held.delete(id);
    held.set(id, state);
    const [longestUnused] = held.keys();
    if (held.size > mostHeld && longestUnused !== undefined) held.delete(longestUnused);
  };
  const read = async (id: string): Promise<Result<B['state'], ReadError>> => {
    const journal = await store.read(id, 0);
    return journal.ok ? ok(folded(kind, journal.value)) : err(journal.error);
  };
  return {
    async load(id) {
      const known = held.get(id);
      if (known !== undefined) return ok(known);
      const begun = loading.get(id) ?? read(id);
      loading.set(id, begun);
      try {
        const loaded = await begun;
        // A change that came meanwhile has ended the loading: the state is then not the newest.
        if (loaded.ok && loading.get(id) === begun) hold(id, loaded.value);
        return loaded;
      } finally {
        if (loading.get(id) === begun) loading.delete(id);
      }
    },
    advance({ id, version, entries }) {
      loading.delete(id);
      const state = held.get(id);
      held.delete(id);
      if (state === undefined || entries.length === 0) return;
      const isNext = state.version === version - entries.length;
      const next = isNext ? carryOn(kind, state, entries) : null;
      if (next !== null) hold(id, next);
    },
    forget(id) {
      loading.delete(id);
      held.delete(id);
    },
  };
}

/** The state of a journal that was read: it is never without its first entry. */
export function folded<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): B['state'] {
  const state = foldJournal(kind, entries);
  invariant(state !== null, 'a journal has a first entry');
  return state;
}
