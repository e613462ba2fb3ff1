import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JournalEntry, TournamentId } from '@rokade/tournament';
import { genesisOf } from '../chain/hash-chain.ts';
import { type StoredRow, soundPrefix } from '../chain/sound-prefix.ts';
import { sqliteProblem } from './sqlite-problem.ts';

/** What could be saved of one journal: its sound entries from the first on, at least one. */
export interface SalvagedJournal {
  readonly id: TournamentId;
  readonly entries: readonly JournalEntry[];
}

interface FoundRow extends StoredRow {
  readonly rowid: number;
  readonly tournament_id: TournamentId;
}

interface Scan {
  readonly rows: readonly FoundRow[];
  /** False: it ended at something malformed. */
  readonly complete: boolean;
}

/** The rows from a row number on, in the order they were written, without help of any index. */
function scanFrom(database: DatabaseSync, rowid: number): Scan {
  const rows: FoundRow[] = [];
  try {
    const statement = database.prepare(
      'SELECT rowid, * FROM journal_entries NOT INDEXED WHERE rowid >= ? ORDER BY rowid',
    );
    for (const row of statement.iterate(rowid)) rows.push(row as unknown as FoundRow);
    return { rows, complete: true };
  } catch (thrown) {
    if (!(thrown instanceof Error && 'errcode' in thrown)) throw thrown;
    return { rows, complete: false };
  }
}

/** Beyond so many unreadable rows in a row there is nothing more to be hoped for. */
const longestLeap = 2 ** 20;

/** All rows that can be read; over malformed pages it leaps, farther and farther. */
function readableRows(database: DatabaseSync): readonly FoundRow[] {
  const found: FoundRow[] = [];
  let from = 0;
  for (let leap = 1; leap <= longestLeap; leap *= 2) {
    const scan = scanFrom(database, from);
    if (scan.rows.length > 0) leap = 1;
    for (const row of scan.rows) found.push(row);
    if (scan.complete) break;
    from = (scan.rows.at(-1)?.rowid ?? from) + leap;
  }
  return found;
}

function soundJournals(rows: readonly FoundRow[]): readonly SalvagedJournal[] {
  const byTournament = Map.groupBy(rows, (row) => row.tournament_id);
  return [...byTournament].flatMap(([id, found]) => {
    const inOrder = found.toSorted((a, b) => a.version - b.version);
    const { entries } = soundPrefix({ version: 0, hash: genesisOf(id) }, inOrder, null);
    return entries.length > 0 ? [{ id, entries }] : [];
  });
}

/** The database with what its write-ahead log still holds, copied aside. */
function copyAside(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-salvage-'));
  copyFileSync(file, join(folder, 'copy.sqlite'));
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, join(folder, 'copy.sqlite-wal'));
  return folder;
}

/** `writable_schema` makes SQLite open a file that is shorter than its header says. */
function openCopy(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'copy.sqlite'));
  try {
    database.enableDefensive(false);
    database.exec('PRAGMA writable_schema = ON');
  } catch (thrown) {
    if (sqliteProblem(thrown) === null) throw thrown;
  }
  return database;
}

/**
 * Every sound entry that can still be read from a database that does not open any more. Works on a
 * copy: the damaged file stays as it is, for somebody with better tools.
 */
export function salvageDatabase(file: string): readonly SalvagedJournal[] {
  const folder = copyAside(file);
  try {
    const database = openCopy(folder);
    const journals = soundJournals(readableRows(database));
    database.close();
    return journals;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
