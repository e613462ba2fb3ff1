import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import type { JournalEvent } from '@rokade/tournament';
import { resultInWords } from './result-words.ts';

/** The journal entries about reports from boards, by phone or on slips. */
type FromBoards = Extract<
  JournalEvent,
  { kind: 'result-reported' | 'reports-settled' | 'round-verified' }
>;

/** A text key with the facts of its text. */
export interface Words {
  readonly key: KeyFor<'console'>;
  readonly facts: Facts;
}

/**
 * What the text of a journal entry needs: the reader's language, and the names of all players ever
 * entered, by id.
 */
export interface Reading {
  readonly t: TranslateFor<'console'>;
  readonly names: { get(id: string): string | undefined };
}

/**
 * The text of an entry about a report from a board, an answer to one, or a comparison with the
 * slips.
 */
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

/** The text of an entry that says a number: of boards paired, or of games that got moves. */
export const countedWords = (
  event: Extract<JournalEvent, { kind: 'round-paired' | 'moves-attached' }>,
): Words =>
  event.kind === 'round-paired'
    ? { key: `history.${event.kind}`, facts: { round: event.round, boards: event.boards.length } }
    : { key: `history.${event.kind}`, facts: { round: event.round, count: event.games.length } };
