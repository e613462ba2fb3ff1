import type { OfKind } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { JournalChange, ReadError } from '@rokade/store';

/** Something of each book, held in memory and carried on with every entry. */
export interface Held<T, Event extends OfKind> {
  /** What is held of a book, read from the store if it is not at hand. */
  load(id: string): Promise<Result<T, ReadError>>;
  /** Carries on what is held, or forgets it where only the store can tell. */
  advance(change: JournalChange<Event>): void;
  forget(id: string): void;
}

/** What is held of books, and of how many of them. */
export interface Holding<T, Event extends OfKind> {
  /** So many books are held; the one longest unused makes room. */
  readonly most: number;
  readonly read: (id: string) => Promise<Result<T, ReadError>>;
  readonly versionOf: (value: T) => number;
  /** It with the entries that follow; null where only the store can tell. */
  readonly carriedOn: (value: T, entries: JournalChange<Event>['entries']) => T | null;
}

export function makeHeld<T, Event extends OfKind>(holding: Holding<T, Event>): Held<T, Event> {
  const { most, read, versionOf, carriedOn } = holding;
  const held = new Map<string, T>();
  const loading = new Map<string, Promise<Result<T, ReadError>>>();
  const hold = (id: string, value: T): void => {
    held.delete(id);
    held.set(id, value);
    const [longestUnused] = held.keys();
    if (held.size > most && longestUnused !== undefined) held.delete(longestUnused);
  };
  return {
    async load(id) {
      const known = held.get(id);
      if (known !== undefined) return ok(known);
      const begun = loading.get(id) ?? read(id);
      loading.set(id, begun);
      try {
        const loaded = await begun;
        // A change that came meanwhile has ended the loading: this is then not the newest.
        if (loaded.ok && loading.get(id) === begun) hold(id, loaded.value);
        return loaded;
      } finally {
        if (loading.get(id) === begun) loading.delete(id);
      }
    },
    advance({ id, version, entries }) {
      loading.delete(id);
      const value = held.get(id);
      held.delete(id);
      if (value === undefined || entries.length === 0) return;
      const isNext = versionOf(value) === version - entries.length;
      const next = isNext ? carriedOn(value, entries) : null;
      if (next !== null) hold(id, next);
    },
    forget(id) {
      loading.delete(id);
      held.delete(id);
    },
  };
}
