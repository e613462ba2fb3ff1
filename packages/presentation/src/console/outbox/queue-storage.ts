import { hasFields, keepUnsent, type TextStorage, takeUnsent } from './kept-unsent.ts';
import { type QueuedResult, type ResultQueue, restored } from './result-queue.ts';

/** The place of one tab for one tournament; `now` is in milliseconds. */
export interface QueuePlace {
  readonly tournament: string;
  readonly tab: string;
  readonly now: number;
}

const placeOf = ({ tournament, ...place }: QueuePlace) => ({
  ...place,
  what: `desk-${tournament}`,
});

/** Stores results that are not yet on the server. */
export const keepQueue = (storage: TextStorage, place: QueuePlace, queue: ResultQueue): void =>
  keepUnsent(storage, placeOf(place), queue);

const isQueued = (value: unknown): value is QueuedResult =>
  hasFields(value, 'key', 'board', 'round', 'basedOn', 'result', 'state');

/** The fields that an entry stored by an earlier version of the program lacks. */
const unnamed = { white: '', black: '', beforeBy: '', incident: null };

/** Takes over the results that closed pages left unsent. */
export const takeKeptQueues = (storage: TextStorage, place: QueuePlace): ResultQueue =>
  restored(takeUnsent(storage, placeOf(place), isQueued)).map((entry, index) => ({
    ...unnamed,
    ...entry,
    key: index + 1,
  }));
