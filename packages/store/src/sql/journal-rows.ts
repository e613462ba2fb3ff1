import type { OfKind, Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { Kysely, Transaction } from 'kysely';
import { chainInTurns } from '../chain/chain-in-turns.ts';
import { bookOfKey } from '../chain/journal-key.ts';
import { type ChainEnd, type ChainStart, soundPrefix } from '../chain/sound-prefix.ts';
import type {
  AppendError,
  JournalHead,
  KeptKind,
  ReadError,
  SoundJournal,
} from '../journal-store.ts';
import type { Schema } from './schema.ts';

/** What is to be appended to a journal, of the name that its chain begins with. */
export interface Addition {
  readonly journal: string;
  readonly expectedVersion: number;
  readonly entries: readonly Recorded<OfKind>[];
  readonly summary: unknown;
}

const asJson = (summary: unknown): string | null =>
  summary === null ? null : JSON.stringify(summary);

const endOf = async (db: Kysely<Schema>, journal: string): Promise<ChainEnd | null> =>
  (await db
    .selectFrom('journals')
    .select(['version', 'hash'])
    .where('journal', '=', journal)
    .executeTakeFirst()) ?? null;

async function insertEntries(
  trx: Transaction<Schema>,
  format: number,
  start: ChainStart,
  { journal, entries }: Addition,
): Promise<ChainEnd> {
  let end: ChainEnd = start;
  for await (const some of chainInTurns(start.hash, entries)) {
    const before = end.version;
    const rows = some.map(({ text, hash }, index) => ({
      journal,
      version: before + index + 1,
      format,
      entry: text,
      hash,
    }));
    await trx.insertInto('journal_entries').values(rows).execute();
    end = rows.at(-1) ?? end;
  }
  return end;
}

async function writeEnd(
  trx: Transaction<Schema>,
  kind: string,
  end: ChainEnd,
  { journal, entries, summary }: Addition,
): Promise<void> {
  const changed_at = entries.at(-1)?.at ?? '';
  const row = { version: end.version, hash: end.hash, changed_at, summary: asJson(summary) };
  await trx
    .insertInto('journals')
    .values({ journal, kind, ...row })
    .onConflict((conflict) => conflict.column('journal').doUpdateSet(row))
    .execute();
}

/** Appends in a transaction; gives the new version. */
export async function appendIn(
  trx: Transaction<Schema>,
  { kind, format }: KeptKind<never>,
  addition: Addition,
): Promise<Result<number, AppendError>> {
  const { journal, expectedVersion } = addition;
  const end = await endOf(trx, journal);
  const actualVersion = end?.version ?? 0;
  if (actualVersion !== expectedVersion) {
    return err({ code: 'store.append-conflict', actualVersion });
  }
  const start = end ?? { version: 0, hash: journal };
  const newEnd = await insertEntries(trx, format, start, addition);
  await writeEnd(trx, kind, newEnd, addition);
  return ok(newEnd.version);
}

/** Writes what lists say of a book, if its journal still is at a version. */
export async function writeSummary(
  db: Kysely<Schema>,
  { journal, version }: { readonly journal: string; readonly version: number },
  summary: unknown,
): Promise<void> {
  await db
    .updateTable('journals')
    .set({ summary: asJson(summary) })
    .where('journal', '=', journal)
    .where('version', '=', version)
    .execute();
}

const rowsFrom = (db: Kysely<Schema>, journal: string, version: number) =>
  db
    .selectFrom('journal_entries')
    .select(['version', 'format', 'entry', 'hash'])
    .where('journal', '=', journal)
    .where('version', '>=', version)
    .orderBy('version')
    .execute();

/** Reads rows and end in one transaction: an append in between would look like damage. */
export async function readJournal<Event extends OfKind>(
  trx: Transaction<Schema>,
  kind: KeptKind<Event>,
  journal: string,
  afterVersion: number,
): Promise<Result<SoundJournal<Event>, Exclude<ReadError, { code: 'store.damaged' }>>> {
  const end = await endOf(trx, journal);
  const rows = await rowsFrom(trx, journal, afterVersion);
  if (end === null && rows.length === 0) return err({ code: 'store.missing' });
  const newer = rows.find((row) => row.format > kind.format);
  if (newer !== undefined) return err({ code: 'store.newer-format', format: newer.format });
  const before = afterVersion > 0 ? rows[0] : undefined;
  if (before === undefined || before.version !== afterVersion) {
    return ok(soundPrefix(kind, { version: 0, hash: journal }, rows, end));
  }
  return ok(soundPrefix(kind, before, rows.slice(1), end));
}

async function listHeads(db: Kysely<Schema>, kind: string): Promise<readonly JournalHead[]> {
  const rows = await db
    .selectFrom('journals')
    .select(['journal', 'version', 'changed_at', 'summary'])
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => ({
    id: bookOfKey(row.journal).id,
    version: row.version,
    changedAt: row.changed_at,
    summary: row.summary === null ? null : JSON.parse(row.summary),
  }));
}

/** Journals whose own record was taken away: they are listed, so that reading tells the damage. */
async function listOrphans(db: Kysely<Schema>, kind: string): Promise<readonly JournalHead[]> {
  const rows = await db
    .selectFrom('journal_entries')
    .select(({ fn }) => ['journal', fn.max('version').as('version')])
    .where('journal', 'not in', (eb) => eb.selectFrom('journals').select('journal'))
    .groupBy('journal')
    .execute();
  return rows
    .map(({ journal, version }) => ({
      ...bookOfKey(journal),
      version,
      changedAt: '',
      summary: null,
    }))
    .filter((found) => found.kind === kind)
    .map(({ kind: _, ...head }) => head);
}

const byId = (a: JournalHead, b: JournalHead): number => (a.id < b.id ? -1 : 1);

/** Lists journals. Orphans are looked for once: only somebody else's hand makes them. */
export function makeList(db: Kysely<Schema>, kind: string): () => Promise<readonly JournalHead[]> {
  let orphans: readonly JournalHead[] | undefined;
  return async () => {
    orphans ??= await listOrphans(db, kind);
    return [...(await listHeads(db, kind)), ...orphans].sort(byId);
  };
}

/** Takes a journal away; gives the version it had, 0 if there was none. */
export async function removeIn(trx: Transaction<Schema>, journal: string): Promise<number> {
  const end = await endOf(trx, journal);
  await trx.deleteFrom('journal_entries').where('journal', '=', journal).execute();
  await trx.deleteFrom('journals').where('journal', '=', journal).execute();
  return end?.version ?? 0;
}
