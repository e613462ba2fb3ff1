import { decideRequest, foldJournal, makeEntries, type ReturnTo } from '@rokade/journal';
import {
  type ActKind,
  type Contest,
  type ContestAct,
  type ContestCommand,
  type ContestId,
  type ContestJournalEntry,
  contestBook,
  type EntryId,
  emptyContestValues,
  emptyEntryValues,
} from '../src/index.ts';

type AnyCommand = ContestCommand | ReturnTo;

const actor = { id: 'a', name: 'Ida' };
const at = '2026-11-22T10:00:00.000Z';

/** The decision on a command on a day. */
export const decide = (
  state: Contest | null,
  command: ContestCommand,
  { confirmed = false, day = '2026-11-22' } = {},
) =>
  decideRequest(contestBook, state, { command, reason: '', confirmed, now: `${day}T12:00` }, state);

/** The journal after these commands in order, all confirmed and none with a time of its own. */
function journal(...commands: readonly AnyCommand[]): readonly ContestJournalEntry[] {
  let entries: readonly ContestJournalEntry[] = [];
  for (const command of commands) {
    const state = foldJournal(contestBook, entries);
    const request = { command, reason: '', confirmed: true };
    const decided = decideRequest(contestBook, state, request, state);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    const sign = { version: entries.length, at, actor, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return entries;
}

export function contestAfter(...commands: readonly AnyCommand[]): Contest {
  const contest = foldJournal(contestBook, journal(...commands));
  if (contest === null) throw new Error('nothing was written');
  return contest;
}

/** Makes a competition of a format. */
export const make = (format: string, rules: string): ContestCommand => ({
  kind: 'make-contest',
  id: 'stige' as ContestId,
  format,
  rules,
  seed: 'frø',
  values: { ...emptyContestValues, name: 'Rangstige 2026', published: true },
});

/** Enters a player with this id. */
export const enter = (
  id: string,
  rating: number | null = null,
  day = '2026-01-01',
): ContestCommand => ({
  kind: 'enter-entry',
  entry: id as EntryId,
  values: { ...emptyEntryValues, name: id.toUpperCase() },
  rating,
  day,
});

/** Records an act; ids are plain texts here. */
export const note = (act: { kind: ActKind; day: string } & Record<string, unknown>) =>
  ({ kind: 'note-act', act: act as unknown as ContestAct }) satisfies ContestCommand;
