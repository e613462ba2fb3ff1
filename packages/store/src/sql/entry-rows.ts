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
import { insertValues, type RowsWanted, valuesBeside } from './personal-rows.ts';
import type { Tables, Trx } from './schema.ts';

/** What a journal's record says it ends with; null: there is none. */
export const endOf = async (db: Tables, journal: string): Promise<ChainEnd | null> =>
  (await db
    .selectFrom('journals')
    .select(['version', 'hash'])
    .where('journal', '=', journal)
    .executeTakeFirst()) ?? null;

/** The end of a journal that has no entry yet. */
export const noEnd = (journal: string): ChainEnd => ({ version: 0, hash: journal });

/** After which end entries are inserted, and how each is sealed. */
interface SealedAfter {
  readonly journal: string;
  readonly end: ChainEnd;
  readonly seal: (entry: Recorded<OfKind>) => SealedPair;
}

/**
 * Seals entries and inserts them, and beside them what is personal, after an end; gives the new one.
 * Some at a time, so that a whole list taken in holds nobody up.
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

/** The rows of a journal from a version on. */
export const rowsFrom = (db: Tables, journal: string, version: number) =>
  readInTurns(version - 1, (after, most) => nextRows(db, { journal, after, most }));

/** So many rows of a journal after a version. */
export const nextRows = (
  db: Tables,
  { journal, after, most }: RowsWanted,
): Promise<readonly StoredRow[]> =>
  db
    .selectFrom('journal_entries')
    .select(['version', 'format', 'entry', 'hash'])
    .where('journal', '=', journal)
    .where('version', '>', after)
    .orderBy('version')
    .limit(most)
    .execute();

/** Why there is no journal of a name. */
async function absence(trx: Trx, journal: string): Promise<MissingJournal | RemovedJournal> {
  const removed = await trx
    .selectFrom('removed_journals')
    .select('journal')
    .where('journal', '=', journal)
    .executeTakeFirst();
  return { code: removed === undefined ? 'store.missing' : 'store.removed' };
}

type ReadJournal<T> = Result<T, Exclude<ReadError, { code: 'store.damaged' }>>;

/** The rows after a version and what they are to be checked by; read in one transaction, since an append in between would look like damage. */
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

/** As much of a journal after a version as is sound. */
export async function readJournal<Event extends OfKind>(
  trx: Trx,
  kind: KeptKind<Event>,
  journal: string,
  afterVersion: number,
): Promise<ReadJournal<SoundJournal<Event>>> {
  const stored = await readRows(trx, kind, journal, afterVersion);
  return stored.ok ? ok(await soundInTurns(kind, stored.value)) : stored;
}

/** A whole journal, as its rows keep it; one with entries of older formats is sealed anew. */
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

/** Takes a journal's entries away, and what stands beside them. */
export async function removeRows(trx: Trx, journal: string): Promise<void> {
  await trx.deleteFrom('journal_entries').where('journal', '=', journal).execute();
  await trx.deleteFrom('personal_values').where('journal', '=', journal).execute();
}
