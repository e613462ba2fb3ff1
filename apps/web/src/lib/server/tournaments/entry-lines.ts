import type { BookLines } from '@rokade/presentation/console/journal/book-lines.ts';
import { entryText } from '@rokade/presentation/console/journal/event-text.ts';
import { namesInJournal } from '@rokade/presentation/console/journal/names-in-journal.ts';
import { type JournalEntry, parseTournamentId, statesAlong } from '@rokade/tournament';

/** Entries of a tournament as lines, in the words of its history; [] if it cannot be read. */
export async function entryLines(
  { app, t, language }: App.Locals,
  entries: readonly JournalEntry[],
  address: string,
): Promise<BookLines> {
  const id = parseTournamentId(address);
  const journal = id === null ? null : await app.tournaments.journal(id);
  if (journal?.ok !== true) return [];
  const whole = journal.value;
  const states = statesAlong(whole);
  const context = {
    t,
    language,
    names: namesInJournal(whole),
    entryAt: (version: number) => whole[version - 1],
    stateAt: (version: number) => states[version - 1],
  };
  return entries.map(({ version, at, actor, reason, event }) => ({
    version,
    at,
    who: actor.name,
    reason,
    text: entryText(context, { version, event }),
    lasts: false,
    counts: true,
  }));
}
