import type { JournalEntry } from '@rokade/tournament';

/** The names of all players ever entered, by id, in their newest spelling. */
export function namesInJournal(entries: readonly JournalEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { event } of entries) {
    if (event.kind === 'player-entered') names.set(event.player, event.details.name);
    if (event.kind === 'player-changed' && event.changes.name !== undefined) {
      names.set(event.player, event.changes.name);
    }
  }
  return names;
}
