import { isOwn, isReturn } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { evolve, type JournalEntry, type Tournament } from '@rokade/tournament';
import type { ImportInvalid } from '../application.ts';
import { entryFits } from './entry-fits.ts';

/** The versions that some return leads back to. */
const returnTargets = (entries: readonly JournalEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ event }) => (event.kind === 'returned-to' ? [event.toVersion] : [])));

/** The state after an entry, or null if the entry cannot follow on the state before it. */
function after(
  state: Tournament | null,
  entry: JournalEntry,
  kept: ReadonlyMap<number, Tournament>,
): Tournament | null {
  const { event, version } = entry;
  if (!entryFits(state, event)) return null;
  if (isOwn(entry)) return evolve(state, entry);
  const earlier = isReturn(event) ? kept.get(event.toVersion) : undefined;
  return earlier === undefined ? null : { ...earlier, version };
}

const notATournament = (at: string): Result<never, ImportInvalid> =>
  err({ code: 'import.invalid', problem: 'not-a-tournament', at });

/**
 * The tournament that entries of unknown origin make up, or the first that cannot follow on those
 * before it. Entries of well-formed shape are expected, versions 1, 2, 3 …
 */
export function tournamentOf(entries: readonly JournalEntry[]): Result<Tournament, ImportInvalid> {
  const targets = returnTargets(entries);
  const kept = new Map<number, Tournament>();
  let state: Tournament | null = null;
  for (const entry of entries) {
    state = after(state, entry, kept);
    if (state === null) return notATournament(`entries.${entry.version - 1}`);
    if (targets.has(entry.version)) kept.set(entry.version, state);
  }
  return state === null ? notATournament('entries') : ok(state);
}
