import { migrateEvent, type OfKind, type Recorded } from '@rokade/journal';
import type { DamagedJournal, KeptKind, SoundJournal } from '../journal-store.ts';
import { nextHash } from './hash-chain.ts';

/** A row of a journal as the database keeps it. */
export interface StoredRow {
  readonly version: number;
  readonly format: number;
  readonly entry: string;
  readonly hash: string;
}

/** Where checking begins: the last link taken for sound. */
export interface ChainStart {
  readonly version: number;
  readonly hash: string;
}

/** What the journal's own record says it should end with; null if that record is gone. */
export interface ChainEnd {
  readonly version: number;
  readonly hash: string;
}

type Problem = DamagedJournal['problem'];

function problemOfRow(row: StoredRow, expected: ChainStart): Problem | null {
  if (row.version !== expected.version + 1) return 'version-gap';
  return row.hash === nextHash(expected.hash, row.entry) ? null : 'hash-mismatch';
}

/** The entry of a row whose hash holds: what we once wrote, so its shape is known. */
function readEntry<Event extends OfKind>(
  kind: KeptKind<Event>,
  row: StoredRow,
): Recorded<Event> | null {
  try {
    const entry = JSON.parse(row.entry) as Recorded<Event>;
    return { ...entry, event: migrateEvent(kind, entry.event, row.format) as Event };
  } catch {
    return null;
  }
}

function problemAtEnd(last: ChainStart, end: ChainEnd | null): Problem | null {
  if (end === null) return 'hash-mismatch';
  if (last.version < end.version) return 'version-gap';
  return last.hash === end.hash ? null : 'hash-mismatch';
}

/**
 * Reads rows (in ascending version) as far as every link holds: each follows the one before it, has
 * the hash its text and the one before it give, and is an entry we can read; and after the last
 * stands what the journal's record names as its end. So a row that was changed, taken out, put in,
 * moved or cut off at the end is found.
 */
export function soundPrefix<Event extends OfKind>(
  kind: KeptKind<Event>,
  start: ChainStart,
  rows: readonly StoredRow[],
  end: ChainEnd | null,
): SoundJournal<Event> {
  const entries: Recorded<Event>[] = [];
  let last = start;
  const damagedBy = (problem: Problem): SoundJournal<Event> => ({
    entries,
    damage: {
      code: 'store.damaged',
      soundVersions: last.version,
      foundVersions: start.version + rows.length,
      problem,
    },
  });
  for (const row of rows) {
    const problem = problemOfRow(row, last);
    if (problem !== null) return damagedBy(problem);
    const entry = readEntry(kind, row);
    if (entry?.version !== row.version) return damagedBy('unreadable-entry');
    entries.push(entry);
    last = row;
  }
  const problem = problemAtEnd(last, end);
  return problem === null ? { entries, damage: null } : damagedBy(problem);
}
