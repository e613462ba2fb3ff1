import { type OfKind, personErasedBy, type Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { Kysely, Transaction } from 'kysely';
import { bookOfKey } from '../chain/journal-key.ts';
import { sealEntry } from '../chain/sealed-entry.ts';
import type { ChainEnd } from '../chain/sound-prefix.ts';
import type { AppendError, JournalHead, KeptKind } from '../journal-store.ts';
import { endOf, insertSealed, noEnd, removeRows } from './entry-rows.ts';
import { type Erasure, eraseValues } from './personal-rows.ts';
import { rewriteIn } from './rewrite-journal.ts';
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

const erasuresIn = ({ personal }: KeptKind<never>, { entries }: Addition): readonly Erasure[] =>
  entries.flatMap(({ version, event }) => {
    const person = personErasedBy(personal, event);
    return person === null ? [] : [{ person, version }];
  });

/** What an append led to. */
export interface Appended {
  readonly version: number;
  /** True: what was erased may still stand on the disk. */
  readonly erased: boolean;
}

/** Appends in a transaction, and erases what the entries say is to be erased. */
export async function appendIn<Event extends OfKind>(
  trx: Transaction<Schema>,
  kind: KeptKind<Event>,
  addition: Addition,
): Promise<Result<Appended, AppendError>> {
  const { journal, expectedVersion, entries } = addition;
  const actualVersion = (await endOf(trx, journal))?.version ?? 0;
  if (actualVersion !== expectedVersion) {
    return err({ code: 'store.append-conflict', actualVersion });
  }
  const erasures = erasuresIn(kind, addition);
  const erased = erasures.length > 0;
  const persons = new Set(erasures.map(({ person }) => person));
  const rewritten = erased ? await rewriteIn(trx, kind, journal, persons) : ok(null);
  if (!rewritten.ok) return rewritten;
  const end = (await endOf(trx, journal)) ?? noEnd(journal);
  const pairs = entries.map((entry) => sealEntry(kind.personal, entry));
  const newEnd = await insertSealed(trx, kind, { journal, end }, pairs);
  await writeEnd(trx, kind.kind, newEnd, addition);
  if (erased) await eraseValues(trx, journal, erasures);
  return ok({ version: newEnd.version, erased });
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
  await removeRows(trx, journal);
  await trx.deleteFrom('journals').where('journal', '=', journal).execute();
  return end?.version ?? 0;
}
