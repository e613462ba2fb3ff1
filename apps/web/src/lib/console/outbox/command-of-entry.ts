import {
  type Command,
  type GameResult,
  isFinal,
  type JournalEntry,
  sameResult,
} from '@rokade/tournament';
import type { QueuedResult } from './result-queue.ts';

/** Entering where the board is open or pending, correcting where it has a result. */
export const commandOfEntry = ({ round, board, result, before }: QueuedResult): Command =>
  result === null || isFinal(before)
    ? { kind: 'correct-result', round, board, result }
    : { kind: 'enter-result', round, board, result };

/** A result that somebody wrote. */
export interface WrittenResult {
  readonly result: GameResult | null;
  readonly by: string;
}

const withdraws = (event: JournalEntry['event'], round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

/** Whether the round was taken back since: others may sit at the board now, whose game it was not. */
export const isTakenBack = ({ round }: QueuedResult, since: readonly JournalEntry[]): boolean =>
  since.some(({ event }) => withdraws(event, round));

/** Whether an entry makes of a board something else than its results say: a return, other colours. */
const turnsAround = (
  { event }: JournalEntry,
  { round, board }: { readonly round: number; readonly board: number },
): boolean =>
  event.kind === 'returned-to' ||
  withdraws(event, round) ||
  (event.kind === 'colours-swapped' && event.round === round && event.board === board);

/**
 * The newest result these entries tell of a board. null: they tell of none, or the board is not what
 * it was.
 */
export function resultSince(
  place: { readonly round: number; readonly board: number },
  since: readonly JournalEntry[],
): WrittenResult | null {
  if (since.some((entry) => turnsAround(entry, place))) return null;
  const about = since.findLast(
    ({ event }) =>
      (event.kind === 'result-entered' || event.kind === 'result-corrected') &&
      event.round === place.round &&
      event.board === place.board,
  );
  return about !== undefined && 'result' in about.event
    ? { result: about.event.result, by: about.actor.name }
    : null;
}

/**
 * Whether what the entry wants is already the newest result of its board: then an earlier attempt
 * arrived though its answer was lost, or somebody else entered the same.
 */
export function isAlreadyDone(entry: QueuedResult, since: readonly JournalEntry[]): boolean {
  const newest = resultSince(entry, since);
  return newest !== null && sameResult(newest.result, entry.result);
}
