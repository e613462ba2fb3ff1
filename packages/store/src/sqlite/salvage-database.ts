import type { JournalEntry, TournamentId } from '@rokade/tournament';
import { genesisOf, nextHash } from '../chain/hash-chain.ts';
import { type StoredRow, soundPrefix } from '../chain/sound-prefix.ts';
import { type DatabasePages, openPages } from './database-pages.ts';
import { type CellPosition, placesOn, rowAt } from './entry-cells.ts';

/** What could be saved of one journal: its sound entries from the first on, at least one. */
export interface SalvagedJournal {
  readonly id: TournamentId;
  readonly entries: readonly JournalEntry[];
}

interface FoundPlace extends CellPosition {
  readonly version: number;
}

/** Where each journal's rows stand, in the order of their versions. */
function findJournals(pages: DatabasePages): ReadonlyMap<TournamentId, readonly FoundPlace[]> {
  const journals = new Map<TournamentId, FoundPlace[]>();
  for (const number of pages.numbers()) {
    for (const place of placesOn(pages, number)) {
      const row = rowAt(pages, place);
      if (row === null) continue;
      const found = journals.get(row.id) ?? [];
      journals.set(row.id, found);
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
  id: TournamentId,
  places: readonly CellPosition[],
): readonly StoredRow[] {
  const linked: StoredRow[] = [];
  let last = { version: 0, hash: genesisOf(id) };
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
 * journal. SQLite has no part in it: each page is looked at by itself, once, so it comes to an end
 * whatever the file holds. Nothing is written: the file stays for somebody with better tools.
 */
export function* salvageDatabase(file: string): Generator<SalvagedJournal> {
  const pages = openPages(file);
  try {
    for (const [id, places] of findJournals(pages)) {
      const start = { version: 0, hash: genesisOf(id) };
      const { entries } = soundPrefix(start, linkedRows(pages, id, places), null);
      if (entries.length > 0) yield { id, entries };
    }
  } finally {
    pages.close();
  }
}
