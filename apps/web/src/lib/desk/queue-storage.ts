import { type QueuedResult, type ResultQueue, restored } from './result-queue.ts';

/** Where a browser keeps texts; `localStorage` is one. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const keyOf = (tournament: string): string => `rokade-desk-${tournament}`;

const isQueued = (value: unknown): value is QueuedResult =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'board' in value &&
  'round' in value &&
  'basedOn' in value &&
  'result' in value &&
  'state' in value;

/** Keeps what is not yet on the server, so that a reload or a closed tab loses nothing. */
export function keepQueue(storage: TextStorage, tournament: string, queue: ResultQueue): void {
  if (queue.length === 0) storage.removeItem(keyOf(tournament));
  else storage.setItem(keyOf(tournament), JSON.stringify(queue));
}

/** What an earlier page of this browser left unsent; anything unreadable is left out. */
export function keptQueue(storage: TextStorage, tournament: string): ResultQueue {
  const text = storage.getItem(keyOf(tournament));
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? restored(kept.filter(isQueued)) : [];
  } catch {
    return [];
  }
}
