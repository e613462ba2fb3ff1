import type { JournalEntry } from './entry.ts';
import { evolve } from './evolve.ts';
import type { Tournament } from './state.ts';

/**
 * The entries that count at the end of a journal: those that a `returned-to` left behind are left
 * out, and so are the returns themselves. A return to a moment before an earlier return brings back
 * what that one had taken away, so undo can itself be undone.
 *
 * @param entries versions 1, 2, 3 … without gaps
 */
export function effectiveEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const counting: JournalEntry[] = [];
  let version = entries.length;
  while (version > 0) {
    const entry = entries[version - 1] as JournalEntry;
    if (entry.event.kind === 'returned-to') {
      version = entry.event.toVersion;
    } else {
      counting.push(entry);
      version -= 1;
    }
  }
  return counting.reverse();
}

/** The tournament a journal tells of; null if it has no entry. Any prefix of a journal folds. */
export function foldJournal(entries: readonly JournalEntry[]): Tournament | null {
  const folded = effectiveEntries(entries).reduce<Tournament | null>(evolve, null);
  return folded === null ? null : { ...folded, version: entries.length };
}

/**
 * The tournament after each entry, index 0 after entry 1: what `foldJournal` gives for every
 * beginning of the journal.
 */
export function statesAlong(entries: readonly JournalEntry[]): readonly Tournament[] {
  const states: Tournament[] = [];
  for (const entry of entries) {
    const { event, version } = entry;
    const returnedTo = event.kind === 'returned-to' ? states[event.toVersion - 1] : undefined;
    states.push({ ...(returnedTo ?? evolve(states.at(-1) ?? null, entry)), version });
  }
  return states;
}
