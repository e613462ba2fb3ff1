import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@rokade/rules';
import type { KeptKind } from '../journal-store.ts';
import { isPostgresAddress, openPostgres } from '../postgres/open-postgres.ts';
import { readTogether, writeInTurn } from '../sql/in-turn.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { openDatabase } from '../sqlite/open-database.ts';
import { openFolderBeside } from '../sqlite/open-folder.ts';
import { type Moved, type MoveError, moveAll, moveFailure } from './move-rows.ts';

/** Nothing is in a file that should be a copy: it is another program's database. */
export interface NoCopy {
  readonly code: 'copies.not-a-copy';
}

/** Why a copy could not be made or read. */
export type CopyError = MoveError | NoCopy;

/**
 * A copy's rows, without who is signed in: nobody is by having the file. Nor has it the addresses of phones,
 * which would come back to life after they were revoked, and the relays with their tokens for accounts
 * elsewhere: a restored copy sends nothing by itself.
 */
const leftOut = ['sessions', 'push_subscriptions', 'relays'] as const;

const removeDatabase = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
};

/** What the books of a copy are. */
export interface CopiedBooks {
  /** The number of books of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The time of the newest entry; '' = there is none. */
  readonly changedAt: string;
}

/** What the books of a copy that was read are. */
export function copiedBooks(file: string): CopiedBooks {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare('select kind, count(*) as books, max(changed_at) as at from journals group by kind')
      .all();
    return {
      kinds: Object.fromEntries(rows.map(({ kind, books }) => [String(kind), Number(books)])),
      changedAt:
        rows
          .map(({ at }) => String(at))
          .toSorted()
          .at(-1) ?? '',
    };
  } finally {
    database.close();
  }
}

/** Ends the write-ahead log of a closed database, so that it is one file that can be sent. */
function keepInOneFile(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}

/** Copies a database's rows into a new file, which is there whole or not at all, and closes it. */
async function copyTo(
  source: SqlMedium,
  file: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  const beside = `${file}.part`;
  removeDatabase(beside);
  const opened = await openDatabase(beside);
  if (!opened.ok) return opened;
  const target = opened.value;
  try {
    const moved = await readTogether(source, (from) =>
      writeInTurn(target, 'move', (to) => moveAll({ source: from, target: to }, kinds, leftOut)),
    );
    await target.close();
    keepInOneFile(beside);
    renameSync(beside, file);
    return ok(moved);
  } catch (thrown) {
    await target.close();
    removeDatabase(beside);
    return err(moveFailure(thrown, [source, target]));
  }
}

/**
 * Copies everything at a place into one new SQLite file, also while a Rokade runs there: as it was at
 * one moment, every row read back and every chain of hashes checked.
 */
export async function copyStorage(
  place: string,
  file: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, CopyError>> {
  const opened = await (isPostgresAddress(place) ? openPostgres(place) : openFolderBeside(place));
  if (!opened.ok) return opened;
  try {
    return await copyTo(opened.value, file, kinds);
  } finally {
    await opened.value.close();
  }
}

/**
 * Reads a copy that anybody may have sent, and writes what it holds into a new file: rows alone, so
 * that nothing else of the sent file is ever used. The copy may be of an older Rokade.
 */
export async function readCopy(
  sent: string,
  file: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, CopyError>> {
  try {
    const opened = await openDatabase(sent);
    if (!opened.ok) return opened;
    const moved = await copyTo(opened.value, file, kinds).finally(opened.value.close);
    if (!moved.ok || moved.value.books + moved.value.accounts > 0) return moved;
    removeDatabase(file);
    return err({ code: 'copies.not-a-copy' });
  } finally {
    removeDatabase(sent);
  }
}
