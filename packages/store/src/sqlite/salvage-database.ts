import type { OfKind, Recorded } from '@rokade/journal';
import { nextHash } from '../chain/hash-chain.ts';
import { bookOfKey } from '../chain/journal-key.ts';
import { type StoredRow, soundPrefix } from '../chain/sound-prefix.ts';
import type { KeptKind } from '../journal-store.ts';
import { type DatabasePages, openPages } from './database-pages.ts';
import { type CellPosition, placesOn, rowAt } from './entry-cells.ts';

/** What could be saved of one journal: its sound entries from the first on, at least one. */
export interface SalvagedJournal {
  readonly kind: KeptKind<never>;
  readonly id: string;
  readonly entries: readonly Recorded<OfKind>[];
}

interface FoundPlace extends CellPosition {
  readonly version: number;
}

/** Where each journal's rows stand, in the order of their versions. */
function findJournals(pages: DatabasePages): ReadonlyMap<string, readonly FoundPlace[]> {
  const journals = new Map<string, FoundPlace[]>();
  for (const number of pages.numbers()) {
    for (const place of placesOn(pages, number)) {
      const row = rowAt(pages, place);
      if (row === null) continue;
      const found = journals.get(row.journal) ?? [];
      journals.set(row.journal, found);
      found.push({ ...place, version: row.version });
    }
  }
  for (const found of journals.values()) found.sort((a, b) => a.version - b.version);
  return journals;
}

/**
 * The rows that follow each other by version and hash from the first on. Of a page that was moved
 * the file may still hold an old copy; a row found twice counts once.
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

/**
 * Every sound entry that can still be read from a database that does not open any more, journal by
 * journal, of the kinds named. SQLite has no part in it: each page is looked at by itself, once, so
 * it comes to an end whatever the file holds. Nothing is written: the file stays for somebody with
 * better tools.
 */
export function* salvageDatabase(
  file: string,
  kinds: readonly KeptKind<never>[],
): Generator<SalvagedJournal> {
  const pages = openPages(file);
  try {
    for (const [journal, places] of findJournals(pages)) {
      const book = bookOfKey(journal);
      const kind = kinds.find((each) => each.kind === book.kind);
      if (kind === undefined) continue;
      const start = { version: 0, hash: journal };
      const { entries } = soundPrefix(kind, start, linkedRows(pages, journal, places), null);
      if (entries.length > 0) yield { kind, id: book.id, entries };
    }
  } finally {
    pages.close();
  }
}
