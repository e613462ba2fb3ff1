import { type QueuedResult, type ResultQueue, restored } from './result-queue.ts';

/** Where a browser keeps texts; `localStorage` is one. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One tab's place for one tournament, and the time as milliseconds. */
export interface QueuePlace {
  readonly tournament: string;
  readonly tab: string;
  readonly now: number;
}

/** A tab writes its entries again and again; after so long without, it is taken to be closed. */
const closedAfter = 10_000;

const prefixOf = ({ tournament }: QueuePlace): string => `rokade-desk-${tournament}-`;
const keyOf = (place: QueuePlace): string => `${prefixOf(place)}${place.tab}`;

/** Keeps what is not yet on the server, so that a reload or a closed tab loses nothing. */
export function keepQueue(storage: TextStorage, place: QueuePlace, queue: ResultQueue): void {
  if (queue.length === 0) storage.removeItem(keyOf(place));
  else storage.setItem(keyOf(place), JSON.stringify({ at: place.now, queue }));
}

const isQueued = (value: unknown): value is QueuedResult =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'board' in value &&
  'round' in value &&
  'basedOn' in value &&
  'result' in value &&
  'state' in value;

/** What an entry kept by an earlier version does not tell. */
const unnamed = { white: '', black: '', beforeBy: '' };

interface Kept {
  readonly at: number;
  readonly queue: ResultQueue;
}

function parseKept(text: string): Kept {
  const none = { at: 0, queue: [] };
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('at' in kept && 'queue' in kept))
      return none;
    const queue = Array.isArray(kept.queue) ? kept.queue.filter(isQueued) : [];
    return { at: typeof kept.at === 'number' ? kept.at : 0, queue };
  } catch {
    return none;
  }
}

/**
 * What an earlier page of this tab, or a tab since closed, left unsent; it is this tab's from now
 * on. Anything unreadable is left out.
 */
export function takeKeptQueues(storage: TextStorage, place: QueuePlace): ResultQueue {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const taken = keys
    .filter((key) => key.startsWith(prefixOf(place)))
    .flatMap((key): ResultQueue => {
      const { at, queue } = parseKept(storage.getItem(key) ?? '');
      if (key !== keyOf(place) && place.now - at < closedAfter) return [];
      storage.removeItem(key);
      return queue;
    });
  return restored(taken).map((entry, index) => ({ ...unnamed, ...entry, key: index + 1 }));
}
