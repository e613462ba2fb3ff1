import type { OfKind } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { JournalChange, ReadError } from '@rokade/store';

/** Something of each book, held in memory and carried on with every entry. */
export interface Held<T, Event extends OfKind> {
  /** What is held of a book; null: nothing. */
  atHand(id: string): T | null;
  /** The same, read from the store if it is not at hand. */
  load(id: string): Promise<Result<T, ReadError>>;
  /** Carries on what is held, or forgets it where only the store can tell. */
  advance(change: JournalChange<Event>): void;
  forget(id: string): void;
}

/** What is held of books, and how much of them. */
export interface Holding<T, Event extends OfKind> {
  /** So much is held, by weight; what is longest unused makes room. The newest stays, however heavy. */
  readonly most: number;
  readonly weightOf: (value: T) => number;
  readonly read: (id: string) => Promise<Result<T, ReadError>>;
  readonly versionOf: (value: T) => number;
  /** It with the entries that follow; null where only the store can tell. */
  readonly carriedOn: (value: T, entries: JournalChange<Event>['entries']) => T | null;
}

export function makeHeld<T, Event extends OfKind>(holding: Holding<T, Event>): Held<T, Event> {
  const { most, read, weightOf, versionOf, carriedOn } = holding;
  const held = new Map<string, T>();
  const loading = new Map<string, Promise<Result<T, ReadError>>>();
  let weight = 0;
  const drop = (id: string): void => {
    const value = held.get(id);
    if (value !== undefined) weight -= weightOf(value);
    held.delete(id);
  };
  const hold = (id: string, value: T): void => {
    drop(id);
    held.set(id, value);
    weight += weightOf(value);
    for (const longestUnused of held.keys()) {
      if (weight <= most || longestUnused === id) return;
      drop(longestUnused);
    }
  };
  return {
    atHand: (id) => held.get(id) ?? null,
    async load(id) {
      const known = held.get(id);
      if (known !== undefined) {
        hold(id, known);
        return ok(known);
      }
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
