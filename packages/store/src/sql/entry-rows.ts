import type { OfKind, Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { chainEntries } from '../chain/hash-chain.ts';
import { bookOfKey } from '../chain/journal-key.ts';
import type { SealedPair } from '../chain/sealed-entry.ts';
import { sealJournal } from '../chain/sealed-journal.ts';
import {
  type ChainEnd,
  type StoredJournal,
  type StoredRow,
  soundInTurns,
} from '../chain/sound-prefix.ts';
import { inTurns, readInTurns } from '../in-turns.ts';
import type {
  KeptJournal,
  KeptKind,
  MissingJournal,
  ReadError,
  RemovedJournal,
  SoundJournal,
} from '../journal-store.ts';
import { insertValues, type RowRange, valuesBeside } from './personal-rows.ts';
import type { Tables, Trx } from './schema.ts';

/** The end of a journal by its own record; null: it has none. */
export const endOf = async (db: Tables, journal: string): Promise<ChainEnd | null> =>
  (await db
    .selectFrom('journals')
    .select(['version', 'hash'])
    .where('journal', '=', journal)
    .executeTakeFirst()) ?? null;

/** The end of a journal without entries. */
export const noEnd = (journal: string): ChainEnd => ({ version: 0, hash: journal });

/** The end after which entries are inserted, and the function that seals them. */
interface SealedAfter {
  readonly journal: string;
  readonly end: ChainEnd;
  readonly seal: (entry: Recorded<OfKind>) => SealedPair;
}

/**
 * Seals entries and inserts them, with their personal values, after an end; returns the new end. Works
 * in chunks, so that importing a long list does not block the thread.
 */
export async function insertSealed(
  trx: Trx,
  { format }: KeptKind<never>,
  { journal, end, seal }: SealedAfter,
  entries: readonly Recorded<OfKind>[],
): Promise<ChainEnd> {
  let last = end;
  for await (const some of inTurns(entries)) {
    const pairs = some.map(seal);
    const before = last.version;
    const chained = chainEntries(
      last.hash,
      pairs.map(({ entry }) => entry),
    );
    const rows = chained.map(({ text, hash }, index) => ({
      journal,
      version: before + index + 1,
      format,
      entry: text,
      hash,
    }));
    const values = pairs.flatMap(({ beside }) => beside ?? []);
    await trx.insertInto('journal_entries').values(rows).execute();
    await insertValues(trx, journal, values);
    last = rows.at(-1) ?? last;
  }
  return last;
}

/** The rows of a journal from `version` on. */
export const rowsFrom = (db: Tables, journal: string, version: number) =>
  readInTurns(version - 1, (after, most) => nextRows(db, { journal, after, most }));

/** The next rows of a journal after a version, at most `most`. */
export const nextRows = (
  db: Tables,
  { journal, after, most }: RowRange,
): Promise<readonly StoredRow[]> =>
  db
    .selectFrom('journal_entries')
    .select(['version', 'format', 'entry', 'hash'])
    .where('journal', '=', journal)
    .where('version', '>', after)
    .orderBy('version')
    .limit(most)
    .execute();

/** Why there is no journal with this key. */
async function absence(trx: Trx, journal: string): Promise<MissingJournal | RemovedJournal> {
  const removed = await trx
    .selectFrom('removed_journals')
    .select('journal')
    .where('journal', '=', journal)
    .executeTakeFirst();
  return { code: removed === undefined ? 'store.missing' : 'store.removed' };
}

type ReadJournal<T> = Result<T, Exclude<ReadError, { code: 'store.damaged' }>>;

/**
 * The rows after a version and the values needed to check them, read in one transaction, since an
 * append in between would look like damage.
 */
export async function readRows(
  trx: Trx,
  { format }: KeptKind<never>,
  journal: string,
  afterVersion: number,
): Promise<ReadJournal<StoredJournal>> {
  const end = await endOf(trx, journal);
  const rows = await rowsFrom(trx, journal, afterVersion);
  const beside = await valuesBeside(trx, journal, afterVersion);
  if (end === null && rows.length === 0) return err(await absence(trx, journal));
  const newer = rows.find((row) => row.format > format);
  if (newer !== undefined) return err({ code: 'store.newer-format', format: newer.format });
  const before = afterVersion > 0 ? rows[0] : undefined;
  return before === undefined || before.version !== afterVersion
    ? ok({ start: noEnd(journal), rows, beside, end })
    : ok({ start: before, rows: rows.slice(1), beside, end });
}

/** The intact part of a journal after a version. */
export async function readJournal<Event extends OfKind>(
  trx: Trx,
  kind: KeptKind<Event>,
  journal: string,
  afterVersion: number,
): Promise<ReadJournal<SoundJournal<Event>>> {
  const stored = await readRows(trx, kind, journal, afterVersion);
  return stored.ok ? ok(await soundInTurns(kind, stored.value)) : stored;
}

/** A whole journal as stored; one with entries of older formats is sealed again. */
export async function keptJournal<Event extends OfKind>(
  kind: KeptKind<Event>,
  journal: string,
  stored: StoredJournal,
): Promise<Result<KeptJournal<Event>, ReadError>> {
  const { entries, damage } = await soundInTurns(kind, stored);
  if (damage !== null) return err(damage);
  const { rows, beside } = stored;
  const isPresent = rows.every(({ format }) => format === kind.format);
  const chained = rows.map(({ entry, hash }) => ({ text: entry, hash }));
  return isPresent
    ? ok({ entries, chained, beside })
    : ok({ entries, ...sealJournal(kind.personal, bookOfKey(journal), entries) });
}

/** Deletes a journal's entries and its personal values. */
export async function removeRows(trx: Trx, journal: string): Promise<void> {
  await trx.deleteFrom('journal_entries').where('journal', '=', journal).execute();
  await trx.deleteFrom('personal_values').where('journal', '=', journal).execute();
}
