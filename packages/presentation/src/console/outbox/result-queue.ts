import { type CommandOf, type GameResult, sameResult } from '@rokade/tournament';
import type { SendError } from '../commands/sent-command.ts';

/** The command to record an incident. */
export type RecordIncident = CommandOf<'record-incident'>;

/** A result that the arbiter enters on a board, or an incident there. */
export interface NewResult {
  readonly round: number;
  readonly board: number;
  /** The players, by name. */
  readonly white: string;
  readonly black: string;
  /** Of an incident without a result null: the board's stays. */
  readonly result: GameResult | null;
  /** The incident that is recorded; null: the entry is a result alone. */
  readonly incident: RecordIncident | null;
  /** The result that the board showed before, and who entered it; '': not known. */
  readonly before: GameResult | null;
  readonly beforeBy: string;
  /** The version of the tournament that the arbiter saw. */
  readonly basedOn: number;
}

/** A result on its way to the server. */
export interface QueuedResult extends NewResult {
  /** Distinguishes entries for the same board. */
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

/** The results and incidents of one tab on their way to the server, the oldest first. */
export type ResultQueue = readonly QueuedResult[];

const sameBoard = (
  a: { readonly round: number; readonly board: number },
  b: { readonly round: number; readonly board: number },
): boolean => a.round === b.round && a.board === b.board;

/** Whether the entry is certainly not on the server: never sent, refused, or with a question. */
const isUnsent = ({ state }: QueuedResult): boolean =>
  state.kind === 'refused' ||
  state.kind === 'asking' ||
  (state.kind === 'waiting' && state.attempts === 0);

/** Whether an entry changes the result that its board shows. */
const changesResult = ({ incident, result }: QueuedResult): boolean =>
  incident === null || result !== null;

/**
 * Adds an entry. A result replaces an unsent one for the same board and keeps its `before`; it is left
 * out if it is the one that the board has without it. Incidents all stay, each in its turn.
 */
export function enqueued(queue: ResultQueue, entry: QueuedResult): ResultQueue {
  if (entry.incident !== null) return [...queue, entry];
  const isReplaced = (other: QueuedResult): boolean =>
    other.incident === null && sameBoard(other, entry) && isUnsent(other);
  const replaced = queue.find(isReplaced);
  const kept = queue.filter((other) => !isReplaced(other));
  if (replaced === undefined) return [...kept, entry];
  const { before, beforeBy } = replaced;
  return sameResult(before, entry.result) ? kept : [...kept, { ...entry, before, beforeBy }];
}

/** The first waiting entry; null: there is none, or another entry is being sent. */
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
 * Call when an entry was saved as `version`. Later entries of this tab for the same board are then
 * based on that version, so that nobody is asked about a conflict with their own change.
 */
export const builtOn = (queue: ResultQueue, saved: QueuedResult, version: number): ResultQueue =>
  queue.map((entry) =>
    sameBoard(entry, saved) && entry.key > saved.key
      ? { ...entry, basedOn: Math.max(entry.basedOn, version) }
      : entry,
  );

/** Removes saved entries that the page's data already include. */
export const arrivedAt = (queue: ResultQueue, version: number): ResultQueue =>
  queue.filter(({ state }) => !(state.kind === 'saved' && state.version <= version));

/**
 * The queue after a reload: entries that were being sent are sent again, questions are asked again.
 */
export const restored = (queue: ResultQueue): ResultQueue =>
  queue
    .filter(({ state }) => state.kind !== 'saved')
    .map((entry) => ({ ...entry, state: { kind: 'waiting', attempts: 1 } }));

/** The newest entry for a board, whose result the board shows; null: there is none. */
export const latestFor = (
  queue: ResultQueue,
  place: { readonly round: number; readonly board: number },
): QueuedResult | null =>
  queue.findLast((entry) => sameBoard(entry, place) && changesResult(entry)) ?? null;

/** The incidents on their way, but for those that were refused. */
export const incidentsIn = (queue: ResultQueue): readonly RecordIncident[] =>
  queue.flatMap(({ incident, state }) =>
    incident === null || state.kind === 'refused' ? [] : [incident],
  );

/** The entries not yet on the server's disk. */
export const unsaved = (queue: ResultQueue): ResultQueue =>
  queue.filter(({ state }) => state.kind !== 'saved');

/** The pause before the next attempt, in milliseconds: 0, then 500, doubling up to 8000. */
export const retryDelay = (attempts: number): number =>
  attempts === 0 ? 0 : Math.min(8000, 250 * 2 ** attempts);

/** Whether entering a result changes a board that shows `shown`. */
export const changesBoard = (shown: GameResult | null, result: GameResult | null): boolean =>
  !sameResult(shown, result);
