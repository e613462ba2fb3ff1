import { type GameResult, sameResult } from '@rokade/tournament';
import type { SendError } from '../send-command.ts';

/** A result that the arbiter wants on a board. */
export interface WantedResult {
  readonly round: number;
  readonly board: number;
  /** The players, by name. */
  readonly white: string;
  readonly black: string;
  readonly result: GameResult | null;
  /** What the board showed before, and who wrote that ('' where it is not known). */
  readonly before: GameResult | null;
  readonly beforeBy: string;
  /** The version of the tournament the arbiter saw. */
  readonly basedOn: number;
}

/** A result on its way to the server. */
export interface QueuedResult extends WantedResult {
  /** Tells two entries for one board apart. */
  readonly key: number;
  readonly reason: string;
  readonly confirmed: boolean | 'twice';
  readonly state: QueueState;
}

/**
 * - `waiting`: to be sent, or sent again after the connection was lost (`attempts` so far).
 * - `sending`: on its way.
 * - `saved`: on the server's disk as `version`, not yet in the page's data.
 * - `asking`: the server wants a confirmation, or somebody else changed the board meanwhile.
 * - `refused`: cannot be entered; the arbiter dismisses it.
 */
export type QueueState =
  | { readonly kind: 'waiting'; readonly attempts: number }
  | { readonly kind: 'sending'; readonly attempts: number }
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly error: SendError };

export type ResultQueue = readonly QueuedResult[];

const sameBoard = (
  a: { readonly round: number; readonly board: number },
  b: { readonly round: number; readonly board: number },
): boolean => a.round === b.round && a.board === b.board;

/** Whether nothing of the entry has reached the server. */
const isUnsent = ({ state }: QueuedResult): boolean =>
  state.kind === 'refused' ||
  state.kind === 'asking' ||
  (state.kind === 'waiting' && state.attempts === 0);

/**
 * Adds an entry. What waits unsent for the same board is replaced by it, so that it comes upon what
 * that would have come upon; nothing is left of an entry that wants what is there without it.
 */
export function enqueued(queue: ResultQueue, entry: QueuedResult): ResultQueue {
  const isReplaced = (other: QueuedResult): boolean => sameBoard(other, entry) && isUnsent(other);
  const replaced = queue.find(isReplaced);
  const kept = queue.filter((other) => !isReplaced(other));
  if (replaced === undefined) return [...kept, entry];
  const { before, beforeBy } = replaced;
  return sameResult(before, entry.result) ? kept : [...kept, { ...entry, before, beforeBy }];
}

/** The entry to send now, or null: one at a time, in order, and nothing past an open question. */
export function nextToSend(queue: ResultQueue): QueuedResult | null {
  if (queue.some(({ state }) => state.kind === 'sending')) return null;
  return queue.find(({ state }) => state.kind === 'waiting') ?? null;
}

/** The queue with another state (and other changes) for one entry. */
export const changed = (
  queue: ResultQueue,
  key: number,
  changes: Partial<QueuedResult>,
): ResultQueue => queue.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry));

/** The queue without one entry. */
export const without = (queue: ResultQueue, key: number): ResultQueue =>
  queue.filter((entry) => entry.key !== key);

/**
 * An entry was saved as `version`: what this tab entered later for the same board was written on
 * top of it, so that nobody is asked about a change of their own.
 */
export const builtOn = (queue: ResultQueue, saved: QueuedResult, version: number): ResultQueue =>
  queue.map((entry) =>
    sameBoard(entry, saved) && entry.key > saved.key
      ? { ...entry, basedOn: Math.max(entry.basedOn, version) }
      : entry,
  );

/** Forgets what the page's data already hold. */
export const arrivedAt = (queue: ResultQueue, version: number): ResultQueue =>
  queue.filter(({ state }) => !(state.kind === 'saved' && state.version <= version));

/** After a reload: what was on its way is sent again, open questions are asked again. */
export const restored = (queue: ResultQueue): ResultQueue =>
  queue
    .filter(({ state }) => state.kind !== 'saved')
    .map((entry) => ({ ...entry, state: { kind: 'waiting', attempts: 1 } }));

/** The newest entry for a board, or null. It is what the board shows. */
export const latestFor = (
  queue: ResultQueue,
  place: { readonly round: number; readonly board: number },
): QueuedResult | null => queue.findLast((entry) => sameBoard(entry, place)) ?? null;

/** The entries not yet on the server's disk. */
export const unsaved = (queue: ResultQueue): ResultQueue =>
  queue.filter(({ state }) => state.kind !== 'saved');

/** How long to wait before the next attempt, in milliseconds: 0, then ½ s doubling up to 8 s. */
export const retryDelay = (attempts: number): number =>
  attempts === 0 ? 0 : Math.min(8000, 250 * 2 ** attempts);

/** Whether entering this on a board that shows `shown` changes anything. */
export const changesBoard = (shown: GameResult | null, result: GameResult | null): boolean =>
  !sameResult(shown, result);
