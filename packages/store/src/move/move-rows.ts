import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { bookOfKey } from '../chain/journal-key.ts';
import type { KeptKind, StorageFailed } from '../journal-store.ts';
import type { OpenStorageError } from '../open-storage.ts';
import { readJournal } from '../sql/entry-rows.ts';
import type { Trx } from '../sql/schema.ts';
import type { SqlMedium } from '../sql/sql-medium.ts';
import type { NoDatabase } from '../sqlite/open-folder.ts';
import {
  allRows,
  areSameRows,
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
  push_subscriptions: 'whole',
  relays: 'whole',
  reminders: 'whole',
  sent_reminders: 'whole',
  meta: 'whole',
  changes: null,
};

export const tables = Object.keys(ways) as readonly Table[];
const tablesMoved = (way: 'whole' | 'by-journal'): readonly Table[] =>
  tables.filter((table) => ways[table] === way);

/** A transaction on each side; only the second one writes. */
export interface Both {
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

/** Copies the rows of all tables, but for those left out. */
export async function moveAll(
  both: Both,
  kinds: readonly KeptKind<never>[],
  leftOut: readonly Table[] = [],
): Promise<Moved> {
  const counts = new Map<Table, number>();
  for (const table of tablesMoved('whole').filter((one) => !leftOut.includes(one))) {
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
    // A running Rokade answers its readers between two journals.
    await setImmediate();
  }
  const entries = counts.get('journal_entries') ?? 0;
  return { books: names.length, entries, accounts: counts.get('accounts') ?? 0, damaged };
}

/** The failure for an exception of the medium; any other exception is a bug and thrown on. */
export function moveFailure(thrown: unknown, media: readonly SqlMedium[]): MoveError {
  const cause = thrown instanceof Error ? thrown.cause : null;
  if (isOfMove(cause)) return cause;
  for (const { problemOf } of media) {
    const problem = problemOf(thrown);
    if (problem !== null) return { code: 'store.failed', problem };
  }
  throw thrown;
}
