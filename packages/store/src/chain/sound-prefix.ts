import { migrateEvent, type OfKind, type Recorded } from '@rokade/journal';
import { entriesAtOnce, inTurns } from '../in-turns.ts';
import type { DamagedJournal, KeptKind, SoundJournal } from '../journal-store.ts';
import { nextHash } from './hash-chain.ts';
import { type KeptValue, openedEvent, type SealedEntry } from './sealed-entry.ts';

/** A row of a journal as the database holds it. */
export interface StoredRow {
  readonly version: number;
  readonly format: number;
  readonly entry: string;
  readonly hash: string;
}

/** The version and hash from which checking begins; that hash is taken as valid. */
export interface ChainStart {
  readonly version: number;
  readonly hash: string;
}

/** The version and hash with which the journal ends by its own record; null if that record is missing. */
export interface ChainEnd {
  readonly version: number;
  readonly hash: string;
}

/** The rows of a journal and the values needed to check them. */
export interface StoredJournal {
  readonly start: ChainStart;
  /** In ascending version. */
  readonly rows: readonly StoredRow[];
  /** Personal values by version. */
  readonly beside: ReadonlyMap<number, KeptValue>;
  readonly end: ChainEnd | null;
}

type Problem = DamagedJournal['problem'];

function problemOfRow(row: StoredRow, expected: ChainStart): Problem | null {
  if (row.version !== expected.version + 1) return 'version-gap';
  // Damage may change what kind of value a cell holds.
  if (typeof row.entry !== 'string') return 'unreadable-entry';
  return row.hash === nextHash(expected.hash, row.entry) ? null : 'hash-mismatch';
}

/** The entry of a row whose hash is valid: Rokade wrote it, so its shape needs no check. */
function readEntry<Event extends OfKind>(
  kind: KeptKind<Event>,
  row: StoredRow,
  beside: KeptValue | undefined,
): Recorded<Event> | Problem {
  try {
    const sealed = JSON.parse(row.entry) as SealedEntry;
    const opened = openedEvent(kind.personal, sealed, beside);
    if (opened === null) return 'hash-mismatch';
    const { personal: _, root: __, ...entry } = sealed;
    if (entry.version !== row.version) return 'unreadable-entry';
    return { ...entry, event: migrateEvent(kind, opened.event, row.format) as Event };
  } catch {
    return 'unreadable-entry';
  }
}

function problemAtEnd(last: ChainStart, end: ChainEnd | null): Problem | null {
  if (end === null) return 'hash-mismatch';
  if (last.version < end.version) return 'version-gap';
  return last.hash === end.hash ? null : 'hash-mismatch';
}

/**
 * Reads rows up to the first fault. Each row must follow the one before it, have the hash of its own
 * text and of the hash before, and be a readable entry; the personal values beside it, unless erased,
 * must match its digest; the last must be the end that the journal's record names. So changed, removed,
 * inserted, moved and truncated rows are all found.
 */
export function soundPrefix<Event extends OfKind>(
  kind: KeptKind<Event>,
  { start, rows, beside, end }: StoredJournal,
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
    const entry = readEntry(kind, row, beside.get(row.version));
    if (typeof entry === 'string') return damagedBy(entry);
    entries.push(entry);
    last = row;
  }
  const problem = problemAtEnd(last, end);
  return problem === null ? { entries, damage: null } : damagedBy(problem);
}

/** `soundPrefix` in chunks that yield between them, so that a long journal does not block the thread. */
export async function soundInTurns<Event extends OfKind>(
  kind: KeptKind<Event>,
  stored: StoredJournal,
): Promise<SoundJournal<Event>> {
  const { start, rows, end } = stored;
  if (rows.length <= entriesAtOnce) return soundPrefix(kind, stored);
  const entries: Recorded<Event>[] = [];
  let last = start;
  for await (const some of inTurns(rows)) {
    const next = some.at(-1) ?? last;
    const isEnd = next === rows.at(-1);
    const read = soundPrefix(kind, { ...stored, start: last, rows: some, end: isEnd ? end : next });
    entries.push(...read.entries);
    if (read.damage !== null) {
      return { entries, damage: { ...read.damage, foundVersions: start.version + rows.length } };
    }
    last = next;
  }
  return { entries, damage: null };
}
