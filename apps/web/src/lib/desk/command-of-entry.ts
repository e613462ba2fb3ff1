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

/** The newest thing these entries say about a board's result; undefined if they say nothing. */
export function resultSince(
  { round, board }: { readonly round: number; readonly board: number },
  since: readonly JournalEntry[],
): GameResult | null | undefined {
  const about = since.findLast(
    ({ event }) =>
      (event.kind === 'result-entered' || event.kind === 'result-corrected') &&
      event.round === round &&
      event.board === board,
  );
  return about !== undefined && 'result' in about.event ? about.event.result : undefined;
}

/**
 * Whether what the entry wants is already the newest thing said about its board: then an earlier
 * attempt arrived though its answer was lost, or somebody else entered the same.
 */
export function isAlreadyDone(entry: QueuedResult, since: readonly JournalEntry[]): boolean {
  const result = resultSince(entry, since);
  return result !== undefined && sameResult(result, entry.result);
}
