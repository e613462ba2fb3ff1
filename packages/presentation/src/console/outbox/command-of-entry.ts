import {
  type Command,
  type GameResult,
  isFinal,
  type JournalEntry,
  sameResult,
} from '@rokade/tournament';
import { isConflict, type SendError } from '../commands/sent-command.ts';
import type { ResultInQuestion } from '../questions/question.ts';
import type { QueuedResult, RecordIncident } from './result-queue.ts';

/**
 * The command for an entry: that of its incident, else `correct-result` if the board has a final
 * result, else `enter-result`.
 */
export function commandOfEntry({ round, board, result, before, incident }: QueuedResult): Command {
  if (incident !== null) return incident;
  return result === null || isFinal(before)
    ? { kind: 'correct-result', round, board, result }
    : { kind: 'enter-result', round, board, result };
}

/** A result that somebody else entered on a board. */
export interface WrittenResult {
  readonly result: GameResult | null;
  readonly by: string;
}

const withdraws = (event: JournalEntry['event'], round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

/** Whether the entry's round was withdrawn since: the board may now have other players. */
export const isTakenBack = ({ round }: QueuedResult, since: readonly JournalEntry[]): boolean =>
  since.some(({ event }) => withdraws(event, round));

/**
 * Whether a journal entry changes the board itself, other than by a result: going back, or swapped
 * colours.
 */
const turnsAround = (
  { event }: JournalEntry,
  { round, board }: { readonly round: number; readonly board: number },
): boolean =>
  event.kind === 'returned-to' ||
  withdraws(event, round) ||
  (event.kind === 'colours-swapped' && event.round === round && event.board === board);

/**
 * The newest result of a board in these journal entries. Null: they have none, or the board itself
 * was changed.
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

type Recorded = Extract<JournalEntry['event'], { readonly kind: 'incident-recorded' }>;

const sameAnswers = (one: RecordIncident['answers'], other: RecordIncident['answers']): boolean =>
  one.length === other.length &&
  one.every(
    ({ question, answer }, index) =>
      question === other[index]?.question && answer === other[index].answer,
  );

const incidentFacts = [
  'round',
  'board',
  'player',
  'situation',
  'laws',
  'penalty',
  'whiteBefore',
  'whiteAfter',
  'blackBefore',
  'blackAfter',
] as const;

/** Whether an entry of the journal records the same incident, with the same clocks and words. */
const isSameIncident = (incident: RecordIncident, event: Recorded): boolean =>
  incidentFacts.every((fact) => incident[fact] === event[fact]) &&
  (incident.ply ?? null) === (event.ply ?? null) &&
  sameAnswers(incident.answers, event.answers) &&
  incident.words.trim() === event.said.words;

/**
 * Whether the newest result of the board is the one wanted: an earlier attempt arrived but its
 * answer was lost, or somebody else entered the same. Of an incident, whether it is recorded already.
 */
export function isAlreadyDone(entry: QueuedResult, since: readonly JournalEntry[]): boolean {
  const { incident } = entry;
  if (incident !== null) {
    return since.some(
      ({ event }) => event.kind === 'incident-recorded' && isSameIncident(incident, event),
    );
  }
  const newest = resultSince(entry, since);
  return newest !== null && sameResult(newest.result, entry.result);
}

/**
 * The facts that the arbiter needs to decide about a result that the server did not take; null: the
 * entry is an incident, and what others wrote is listed.
 */
export function inQuestion(entry: QueuedResult, error: SendError): ResultInQuestion | null {
  if (entry.incident !== null) return null;
  const { round, board, white, black, before, beforeBy, result: mine } = entry;
  const stands = isConflict(error)
    ? resultSince(entry, error.since)
    : { result: before, by: beforeBy };
  return { round, board, white, black, mine, stands };
}
