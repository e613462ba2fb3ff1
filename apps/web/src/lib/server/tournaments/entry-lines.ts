import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import { entryLine, journalContext } from '@rokade/presentation/console/journal/entry-lines.ts';
import { type JournalEntry, parseTournamentId } from '@rokade/tournament';

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
