import { hasFields, keepUnsent, type TextStorage, takeUnsent } from './kept-unsent.ts';
import { type QueuedResult, type ResultQueue, restored } from './result-queue.ts';

/** One tab's place for one tournament, and the time as milliseconds. */
export interface QueuePlace {
  readonly tournament: string;
  readonly tab: string;
  readonly now: number;
}

const placeOf = ({ tournament, ...place }: QueuePlace) => ({
  ...place,
  what: `desk-${tournament}`,
});

/** Keeps results that are not yet on the server. */
export const keepQueue = (storage: TextStorage, place: QueuePlace, queue: ResultQueue): void =>
  keepUnsent(storage, placeOf(place), queue);

const isQueued = (value: unknown): value is QueuedResult =>
  hasFields(value, 'key', 'board', 'round', 'basedOn', 'result', 'state');

/** What an entry kept by an earlier version does not tell. */
const unnamed = { white: '', black: '', beforeBy: '' };

/** The results that pages since closed left unsent. */
export const takeKeptQueues = (storage: TextStorage, place: QueuePlace): ResultQueue =>
  restored(takeUnsent(storage, placeOf(place), isQueued)).map((entry, index) => ({
    ...unnamed,
    ...entry,
    key: index + 1,
  }));
