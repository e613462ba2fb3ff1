import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import type { JournalEvent } from '@rokade/tournament';
import { resultInWords } from './result-words.ts';

/** What came from the boards beside the results, on a phone or on slips. */
type FromBoards = Extract<
  JournalEvent,
  { kind: 'result-reported' | 'reports-settled' | 'round-verified' }
>;

/** A text with its facts. */
export interface Words {
  readonly key: KeyFor<'console'>;
  readonly facts: Facts;
}

/** What the words of an entry need: the reader's, and every player ever entered by id. */
export interface Reading {
  readonly t: TranslateFor<'console'>;
  readonly names: { get(id: string): string | undefined };
}

/** Who reported what from a board, that it was answered, or that results were compared with the slips. */
export function reportedWords({ t, names }: Reading, event: FromBoards): Words {
  const { round } = event;
  if (event.kind === 'round-verified') {
    const { boards, of, differences } = event;
    const facts = { round, count: boards.length, of, differences };
    return { key: 'history.round-verified', facts };
  }
  const { board } = event;
  if (event.kind === 'reports-settled') {
    return { key: 'history.reports-settled', facts: { round, board } };
  }
  const who = event.by === null ? t('history.reporter-table') : (names.get(event.by) ?? event.by);
  const result = resultInWords(t, event.result);
  return { key: 'history.result-reported', facts: { round, board, who, result } };
}

/** How many boards a round was paired for, and how many of its games got moves. */
export const countedWords = (
  event: Extract<JournalEvent, { kind: 'round-paired' | 'moves-attached' }>,
): Words =>
  event.kind === 'round-paired'
    ? { key: `history.${event.kind}`, facts: { round: event.round, boards: event.boards.length } }
    : { key: `history.${event.kind}`, facts: { round: event.round, count: event.games.length } };
