import type { OfKind, Recorded } from '@rokade/journal';
import { nextHash } from '../chain/hash-chain.ts';
import { bookOfKey } from '../chain/journal-key.ts';
import { isSealedInto, type KeptValue } from '../chain/sealed-entry.ts';
import { type StoredRow, soundPrefix } from '../chain/sound-prefix.ts';
import type { KeptKind } from '../journal-store.ts';
import { type DatabasePages, openPages } from './database-pages.ts';
import { type CellPosition, placesOn, rowAt, valueAt } from './entry-cells.ts';

/**
 * The salvaged part of one journal: its intact entries from the first on, at least one. Unreadable
 * personal values are missing, as if they had been erased.
 */
export interface SalvagedJournal {
  readonly kind: KeptKind<never>;
  readonly id: string;
  readonly entries: readonly Recorded<OfKind>[];
}

interface FoundPlace extends CellPosition {
  readonly version: number;
}

/** The positions of a journal's rows, by version, and of its personal values. */
interface FoundJournal {
  readonly rows: FoundPlace[];
  readonly values: Map<number, CellPosition[]>;
}

function findJournals(pages: DatabasePages): ReadonlyMap<string, FoundJournal> {
  const journals = new Map<string, FoundJournal>();
  const found = (journal: string): FoundJournal => {
    const entry = journals.get(journal) ?? { rows: [], values: new Map() };
    journals.set(journal, entry);
    return entry;
  };
  for (const number of pages.numbers()) {
    for (const place of placesOn(pages, number)) {
      const row = rowAt(pages, place);
      if (row !== null) found(row.journal).rows.push({ ...place, version: row.version });
      const value = row === null ? valueAt(pages, place) : null;
      if (value === null) continue;
      const { values } = found(value.journal);
      values.set(value.version, [...(values.get(value.version) ?? []), place]);
    }
  }
  for (const { rows } of journals.values()) rows.sort((a, b) => a.version - b.version);
  return journals;
}

/**
 * The rows that follow each other by version and hash, from the first on. The file may still hold an
 * old copy of a page; a row found twice counts once.
 */
function linkedRows(
  pages: DatabasePages,
  journal: string,
  places: readonly CellPosition[],
): readonly StoredRow[] {
  const linked: StoredRow[] = [];
  let last = { version: 0, hash: journal };
  for (const place of places) {
    const row = rowAt(pages, place);
    if (row?.version !== last.version + 1) continue;
    if (row.hash !== nextHash(last.hash, row.entry)) continue;
    linked.push(row);
    last = row;
  }
  return linked;
}

/** The personal values that match a row, from the positions where they may be; undefined: not found. */
function sealedValue(
  pages: DatabasePages,
  { entry }: StoredRow,
  places: readonly CellPosition[],
): KeptValue | undefined {
  const values = places.flatMap((place) => valueAt(pages, place) ?? []);
  return values.find((value) => isSealedInto(entry, value));
}

/** The intact entries of a journal. */
function soundEntriesOf(
  pages: DatabasePages,
  kind: KeptKind<never>,
  journal: string,
  found: FoundJournal,
): readonly Recorded<OfKind>[] {
  const rows = linkedRows(pages, journal, found.rows);
  const beside = new Map<number, KeptValue>();
  for (const row of rows) {
    const value = sealedValue(pages, row, found.values.get(row.version) ?? []);
    if (value !== undefined) beside.set(row.version, value);
  }
  const start = { version: 0, hash: journal };
  return soundPrefix(kind, { start, rows, beside, end: null }).entries;
}

/**
 * Every intact entry that can still be read from a database that no longer opens, journal by journal,
 * of the given kinds. It works without SQLite: each page is read by itself, once, so it ends whatever
 * the file contains. Nothing is written, so that the file stays available for better tools.
 */
export function* salvageDatabase(
  file: string,
  kinds: readonly KeptKind<never>[],
): Generator<SalvagedJournal> {
  const pages = openPages(file);
  try {
    for (const [journal, found] of findJournals(pages)) {
      const book = bookOfKey(journal);
      const kind = kinds.find((each) => each.kind === book.kind);
      if (kind === undefined) continue;
      const entries = soundEntriesOf(pages, kind, journal, found);
      if (entries.length > 0) yield { kind, id: book.id, entries };
    }
  } finally {
    pages.close();
  }
}
