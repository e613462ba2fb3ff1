/** A place in which a browser stores texts; `localStorage` is one. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The place of one tab for one kind of unsent entries; `now` is in milliseconds. */
export interface KeptPlace {
  /** The kind of entries and their tournament: the same in all tabs. */
  readonly what: string;
  readonly tab: string;
  readonly now: number;
}

/** A tab that has not stored its entries for this long counts as closed, in milliseconds. */
const closedAfter = 10_000;

const prefixOf = ({ what }: KeptPlace): string => `rokade-${what}-`;
const keyOf = (place: KeptPlace): string => `${prefixOf(place)}${place.tab}`;

/**
 * Stores entries that are not yet on the server, so that nothing is lost when the page is reloaded
 * or closed.
 */
export function keepUnsent(
  storage: TextStorage,
  place: KeptPlace,
  queue: readonly unknown[],
): void {
  if (queue.length === 0) storage.removeItem(keyOf(place));
  else storage.setItem(keyOf(place), JSON.stringify({ at: place.now, queue }));
}

/** Whether a value is an object with these fields. */
export const hasFields = (value: unknown, ...fields: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

interface Kept {
  readonly at: number;
  readonly queue: readonly unknown[];
}

function parseKept(text: string): Kept {
  const none = { at: 0, queue: [] };
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('at' in kept && 'queue' in kept))
      return none;
    const queue: readonly unknown[] = Array.isArray(kept.queue) ? kept.queue : [];
    return { at: typeof kept.at === 'number' ? kept.at : 0, queue };
  } catch {
    return none;
  }
}

/**
 * Takes over the entries that an earlier page of this tab, or a closed tab, left unsent; they now
 * belong to this tab. Unreadable entries are left out.
 */
export function takeUnsent<T>(
  storage: TextStorage,
  place: KeptPlace,
  isOne: (value: unknown) => value is T,
): readonly T[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefixOf(place)))
    .flatMap((key) => {
      const { at, queue } = parseKept(storage.getItem(key) ?? '');
      if (key !== keyOf(place) && place.now - at < closedAfter) return [];
      storage.removeItem(key);
      return queue.filter(isOne);
    });
}
