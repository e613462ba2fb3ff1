import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { sql } from 'kysely';
import { bookOfKey } from '../chain/journal-key.ts';
import type { KeptKind, StorageFailed } from '../journal-store.ts';
import { type OpenStorageError, openMedium } from '../open-storage.ts';
import { isPostgresAddress, shownAddress } from '../postgres/open-postgres.ts';
import { readJournal } from '../sql/entry-rows.ts';
import { readTogether, writeInTurn } from '../sql/in-turn.ts';
import type { Trx } from '../sql/schema.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import { databaseFileName, type NoDatabase } from '../sqlite/open-folder.ts';
import {
  allRows,
  areSameRows,
  holdsRows,
  insertRows,
  type Row,
  rowsOfJournal,
  type Table,
} from './table-rows.ts';

/** The numbers of what was moved. */
export interface Moved {
  readonly books: number;
  readonly entries: number;
  readonly accounts: number;
  /** The keys of journals that were damaged before, and were copied as they are. */
  readonly damaged: readonly string[];
}

/** Why nothing was moved; the target is unchanged. */
export type MoveError =
  | OpenStorageError
  | NoDatabase
  | StorageFailed
  /** A running Rokade uses one of the two places. */
  | { readonly code: 'move.in-use'; readonly place: string }
  /** The target is not empty. */
  | { readonly code: 'move.not-empty'; readonly place: string }
  /** The rows read back differ from those written. */
  | { readonly code: 'move.differs'; readonly table: string };

/**
 * How each table is copied, in an order that satisfies foreign keys: whole, or journal by journal where
 * there may be many rows. Null: not copied, as the log of changes for other processes and pending
 * challenges.
 */
const ways: Record<Table, 'whole' | 'by-journal' | null> = {
  journals: 'whole',
  removed_journals: 'whole',
  journal_entries: 'by-journal',
  personal_values: 'by-journal',
  accounts: 'whole',
  helper_links: 'whole',
  contact_looks: 'whole',
  sessions: 'whole',
  passkeys: 'whole',
  challenges: null,
  organisation_addresses: 'whole',
  screens: 'whole',
  webhooks: 'whole',
  reminders: 'whole',
  sent_reminders: 'whole',
  meta: 'whole',
  changes: null,
};

const tables = Object.keys(ways) as readonly Table[];
const tablesMoved = (way: 'whole' | 'by-journal'): readonly Table[] =>
  tables.filter((table) => ways[table] === way);

/** A transaction on each side; only the second one writes. */
interface Both {
  readonly source: Trx;
  readonly target: Trx;
}

const isOfMove = (cause: unknown): cause is MoveError =>
  typeof cause === 'object' && cause !== null && 'code' in cause;

/** An error that rolls back the transaction it is thrown in. */
const withdrawing = (cause: MoveError): Error => new Error('nothing was moved', { cause });

/** Copies rows and compares them with those read back; returns their number. */
async function carryOver(
  { source, target }: Both,
  table: Table,
  read: (trx: Trx) => Promise<readonly Row[]>,
): Promise<number> {
  const rows = await read(source);
  await insertRows(target, table, rows);
  if (!areSameRows(rows, await read(target))) throw withdrawing({ code: 'move.differs', table });
  return rows.length;
}

/** The keys of all journals, including those whose own record is missing. */
async function journalNames(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ journal: string }>`
    select journal from journals union select journal from journal_entries`.execute(trx);
  return rows.map(({ journal }) => journal);
}

/** Whether a journal's chain of hashes is valid in the target. */
async function isSound(
  trx: Trx,
  kinds: readonly KeptKind<never>[],
  journal: string,
): Promise<boolean> {
  const kind = kinds.find((one) => one.kind === bookOfKey(journal).kind);
  if (kind === undefined) return true;
  const read = await readJournal(trx, kind, journal, 0);
  return read.ok && read.value.damage === null;
}

async function moveAll(both: Both, kinds: readonly KeptKind<never>[]): Promise<Moved> {
  const counts = new Map<Table, number>();
  for (const table of tablesMoved('whole')) {
    counts.set(table, await carryOver(both, table, (trx) => allRows(trx, table)));
  }
  const names = await journalNames(both.source);
  const damaged: string[] = [];
  for (const journal of names) {
    for (const table of tablesMoved('by-journal')) {
      const read = (trx: Trx) => rowsOfJournal(trx, table, journal);
      counts.set(table, (counts.get(table) ?? 0) + (await carryOver(both, table, read)));
    }
    if (!(await isSound(both.target, kinds, journal))) damaged.push(journal);
  }
  const entries = counts.get('journal_entries') ?? 0;
  return { books: names.length, entries, accounts: counts.get('accounts') ?? 0, damaged };
}

/** A database and the address of its place for people to read. */
interface Side {
  readonly medium: SqlMedium;
  readonly place: string;
}

/** Moves in one transaction on each side: cancelled at any moment, it leaves the target unchanged. */
async function moveBetween(
  from: Side,
  to: Side,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  for (const { medium, place } of [from, to]) {
    if (await medium.isUsedByOthers()) return err({ code: 'move.in-use', place });
  }
  return readTogether(from.medium, (source) =>
    writeInTurn(to.medium, 'move', async (target) => {
      for (const table of tables) {
        if (await holdsRows(target, table)) return err({ code: 'move.not-empty', place: to.place });
      }
      return ok(await moveAll({ source, target }, kinds));
    }),
  );
}

/** The failure for an exception of the medium; any other exception is a bug and thrown on. */
function moveFailure(thrown: unknown, sides: readonly Side[]): MoveError {
  const cause = thrown instanceof Error ? thrown.cause : null;
  if (isOfMove(cause)) return cause;
  for (const { medium } of sides) {
    const problem = medium.problemOf(thrown);
    if (problem !== null) return { code: 'store.failed', problem };
  }
  throw thrown;
}

async function openTarget(
  from: Side,
  place: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  const opened = await openMedium(place);
  if (!opened.ok) return opened;
  const to = { medium: opened.value, place: shownAddress(place) };
  try {
    return await moveBetween(from, to, kinds);
  } catch (thrown) {
    return err(moveFailure(thrown, [from, to]));
  } finally {
    await to.medium.close();
  }
}

/**
 * Copies all data of one place into another that is empty, and compares every row read back before the
 * transaction is committed. The first place is unchanged. No Rokade may run on either of them.
 */
export async function moveStorage(
  from: string,
  to: string,
  kinds: readonly KeptKind<never>[],
): Promise<Result<Moved, MoveError>> {
  if (!isPostgresAddress(from) && !existsSync(join(from, databaseFileName))) {
    return err({ code: 'store.no-database', folder: from });
  }
  const opened = await openMedium(from);
  if (!opened.ok) return opened;
  const side = { medium: opened.value, place: shownAddress(from) };
  try {
    return await openTarget(side, to, kinds);
  } finally {
    await side.medium.close();
  }
}
