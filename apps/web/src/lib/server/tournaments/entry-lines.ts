import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import { entryText } from '@rokade/presentation/console/journal/event-text.ts';
import { namesInJournal } from '@rokade/presentation/console/journal/names-in-journal.ts';
import { type JournalEntry, parseTournamentId, statesAlong } from '@rokade/tournament';

/** What the words of a tournament's entries rest on: names, and entries and states up to a version. */
export function journalContext(
  { t, language }: Pick<App.Locals, 't' | 'language'>,
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

/** Entries of a tournament as lines, in the words of its history; [] if it cannot be read. */
export async function entryLines(
  locals: App.Locals,
  entries: readonly JournalEntry[],
  address: string,
): Promise<BookLines> {
  const id = parseTournamentId(address);
  const journal = id === null ? null : await locals.app.tournaments.journal(id);
  if (journal?.ok !== true) return [];
  const context = journalContext(locals, journal.value);
  return entries.map((entry) => ({ ...entryLine(context, entry), lasts: false, counts: true }));
}
