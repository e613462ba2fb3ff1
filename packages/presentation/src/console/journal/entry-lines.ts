import { type JournalEntry, statesAlong } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { entryText } from './event-text.ts';
import { namesInJournal } from './names-in-journal.ts';

/** What the words of a tournament's entries rest on: names, and entries and states up to a version. */
export function journalContext(
  { t, language }: Locale<'server'>,
  journal: readonly JournalEntry[],
  upTo = journal.length,
) {
  const states = statesAlong(journal.slice(0, upTo));
  return {
    t,
    language,
    names: namesInJournal(journal),
    entryAt: (version: number) => journal[version - 1],
    stateAt: (version: number) => states[version - 1],
  };
}

/** An entry of a tournament as a line of its history. */
export const entryLine = (
  context: ReturnType<typeof journalContext>,
  { version, at, actor, reason, event }: JournalEntry,
) => ({ version, at, who: actor.name, reason, text: entryText(context, { version, event }) });
