import type { OfKind } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { JournalChange, ReadError } from '@rokade/store';

/** A cache of one value for each book, such as its state, kept up to date with every new entry. */
export interface BookCache<T, Event extends OfKind> {
  /** The cached value of a book; null: it is not cached. */
  atHand(id: string): T | null;
  /** The value of a book, read from the store if it is not cached. */
  load(id: string): Promise<Result<T, ReadError>>;
  /** Brings the cached value up to date, or forgets it where it has to be read from the store. */
  advance(change: JournalChange<Event>): void;
  forget(id: string): void;
}

/** How the cached values are read, weighed and brought up to date. */
export interface Holding<T, Event extends OfKind> {
  /** The greatest total weight; the least recently used make room. The newest stays, however heavy. */
  readonly most: number;
  readonly weightOf: (value: T) => number;
  readonly read: (id: string) => Promise<Result<T, ReadError>>;
  readonly versionOf: (value: T) => number;
  /** The value after further entries; null: it has to be read from the store. */
  readonly carriedOn: (value: T, entries: JournalChange<Event>['entries']) => T | null;
}

export function makeBookCache<T, Event extends OfKind>(
  holding: Holding<T, Event>,
): BookCache<T, Event> {
  const { most, read, weightOf, versionOf, carriedOn } = holding;
  const cache = new Map<string, T>();
  const loading = new Map<string, Promise<Result<T, ReadError>>>();
  let weight = 0;
  const drop = (id: string): void => {
    const value = cache.get(id);
    if (value !== undefined) weight -= weightOf(value);
    cache.delete(id);
  };
  const hold = (id: string, value: T): void => {
    drop(id);
    cache.set(id, value);
    weight += weightOf(value);
    for (const longestUnused of cache.keys()) {
      if (weight <= most || longestUnused === id) return;
      drop(longestUnused);
    }
  };
  return {
    atHand: (id) => cache.get(id) ?? null,
    async load(id) {
      const cached = cache.get(id);
      if (cached !== undefined) {
        hold(id, cached);
        return ok(cached);
      }
      const begun = loading.get(id) ?? read(id);
      loading.set(id, begun);
      try {
        const loaded = await begun;
        // A change that came meanwhile has deleted `loading`: this value is then out of date.
        if (loaded.ok && loading.get(id) === begun) hold(id, loaded.value);
        return loaded;
      } finally {
        if (loading.get(id) === begun) loading.delete(id);
      }
    },
    advance({ id, version, entries }) {
      loading.delete(id);
      const value = cache.get(id);
      drop(id);
      if (value === undefined || entries.length === 0) return;
      const isNext = versionOf(value) === version - entries.length;
      const next = isNext ? carriedOn(value, entries) : null;
      if (next !== null) hold(id, next);
    },
    forget(id) {
      loading.delete(id);
      drop(id);
    },
  };
}
