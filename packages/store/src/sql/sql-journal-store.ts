import { err, ok, type Result } from '@rokade/rules';
import { type JournalEntry, journalFormat, type TournamentId } from '@rokade/tournament';
import type { Kysely, Transaction } from 'kysely';
import { chainInTurns } from '../chain/chain-in-turns.ts';
import { genesisOf } from '../chain/hash-chain.ts';
import { type ChainEnd, type ChainStart, soundPrefix } from '../chain/sound-prefix.ts';
import type {
  AppendError,
  JournalChange,
  JournalHead,
  JournalStore,
  ReadError,
  SoundJournal,
  StorageFailed,
} from '../journal-store.ts';
import type { Schema } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

type Listener = (change: JournalChange) => void;

/** Runs something on the medium; its failures become values, bugs stay exceptions. */
async function onMedium<T, E>(
  medium: SqlMedium,
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | StorageFailed>> {
  try {
    return await work();
  } catch (thrown) {
    const problem = medium.problemOf(thrown);
    if (problem === null) throw thrown;
    return err({ code: 'store.failed', problem });
  }
}

const endOf = async (db: Kysely<Schema>, id: TournamentId): Promise<ChainEnd | null> =>
  (await db
    .selectFrom('journals')
    .select(['version', 'hash'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

async function insertEntries(
  trx: Transaction<Schema>,
  id: TournamentId,
  start: ChainStart,
  entries: readonly JournalEntry[],
): Promise<ChainEnd> {
  let end: ChainEnd = start;
  for await (const some of chainInTurns(start.hash, entries)) {
    const before = end.version;
    const rows = some.map(({ text, hash }, index) => ({
      tournament_id: id,
      version: before + index + 1,
      format: journalFormat,
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
  id: TournamentId,
  end: ChainEnd,
  changedAt: string,
): Promise<void> {
  const row = { version: end.version, hash: end.hash, changed_at: changedAt };
  await trx
    .insertInto('journals')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function appendIn(
  trx: Transaction<Schema>,
  id: TournamentId,
  expectedVersion: number,
  entries: readonly JournalEntry[],
): Promise<Result<number, AppendError>> {
  const end = await endOf(trx, id);
  const actualVersion = end?.version ?? 0;
  if (actualVersion !== expectedVersion) {
    return err({ code: 'store.append-conflict', actualVersion });
  }
  const start = end ?? { version: 0, hash: genesisOf(id) };
  const newEnd = await insertEntries(trx, id, start, entries);
  await writeEnd(trx, id, newEnd, entries.at(-1)?.at ?? '');
  return ok(newEnd.version);
}

const rowsFrom = (db: Kysely<Schema>, id: TournamentId, version: number) =>
  db
    .selectFrom('journal_entries')
    .select(['version', 'format', 'entry', 'hash'])
    .where('tournament_id', '=', id)
    .where('version', '>=', version)
    .orderBy('version')
    .execute();

/** Reads rows and end in one transaction: an append in between would look like damage. */
async function readJournal(
  trx: Transaction<Schema>,
  id: TournamentId,
  afterVersion: number,
): Promise<Result<SoundJournal, Exclude<ReadError, { code: 'store.damaged' }>>> {
  const end = await endOf(trx, id);
  const rows = await rowsFrom(trx, id, afterVersion);
  if (end === null && rows.length === 0) return err({ code: 'store.missing' });
  const newer = rows.find((row) => row.format > journalFormat);
  if (newer !== undefined) return err({ code: 'store.newer-format', format: newer.format });
  const before = afterVersion > 0 ? rows[0] : undefined;
  if (before === undefined || before.version !== afterVersion) {
    return ok(soundPrefix({ version: 0, hash: genesisOf(id) }, rows, end));
  }
  return ok(soundPrefix(before, rows.slice(1), end));
}

async function listHeads(db: Kysely<Schema>): Promise<readonly JournalHead[]> {
  const rows = await db.selectFrom('journals').select(['id', 'version', 'changed_at']).execute();
  return rows.map((row) => ({
    id: row.id as TournamentId,
    version: row.version,
    changedAt: row.changed_at,
  }));
}

/** Journals whose own record was taken away: they are listed, so that reading tells the damage. */
async function listOrphans(db: Kysely<Schema>): Promise<readonly JournalHead[]> {
  const rows = await db
    .selectFrom('journal_entries')
    .select(({ fn }) => ['tournament_id', fn.max('version').as('version')])
    .where('tournament_id', 'not in', (eb) => eb.selectFrom('journals').select('id'))
    .groupBy('tournament_id')
    .execute();
  return rows.map((row) => ({
    id: row.tournament_id as TournamentId,
    version: row.version,
    changedAt: '',
  }));
}

const byId = (a: JournalHead, b: JournalHead): number => (a.id < b.id ? -1 : 1);

/** Lists journals. Orphans are looked for once: only somebody else's hand makes them. */
function makeList(db: Kysely<Schema>): () => Promise<readonly JournalHead[]> {
  let orphans: readonly JournalHead[] | undefined;
  return async () => {
    orphans ??= await listOrphans(db);
    return [...(await listHeads(db)), ...orphans].sort(byId);
  };
}

async function removeIn(trx: Transaction<Schema>, id: TournamentId): Promise<boolean> {
  await trx.deleteFrom('journal_entries').where('tournament_id', '=', id).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('journals')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A journal store on any SQL database that kysely speaks with. */
export function makeSqlJournalStore(medium: SqlMedium): JournalStore {
  const { db, reader } = medium;
  const listeners = new Set<Listener>();
  const list = makeList(reader);
  const readSound = (id: TournamentId, afterVersion: number) =>
    onMedium(medium, () =>
      reader.transaction().execute((trx) => readJournal(trx, id, afterVersion)),
    );
  const tell: Listener = (change) => {
    for (const listener of listeners) listener(change);
  };
  return {
    async append(id, expectedVersion, entries) {
      const appended = await onMedium(medium, () =>
        db.transaction().execute((trx) => appendIn(trx, id, expectedVersion, entries)),
      );
      if (appended.ok) tell({ id, version: appended.value, entries });
      return appended;
    },
    async read(id, afterVersion) {
      const read = await readSound(id, afterVersion);
      if (!read.ok) return read;
      return read.value.damage === null ? ok(read.value.entries) : err(read.value.damage);
    },
    readSound: (id) => readSound(id, 0),
    list: () => onMedium(medium, async () => ok(await list())),
    async remove(id) {
      const removed = await onMedium(medium, async () =>
        (await db.transaction().execute((trx) => removeIn(trx, id)))
          ? ok(null)
          : err({ code: 'store.missing' as const }),
      );
      if (removed.ok) tell({ id, version: 0, entries: [] });
      return removed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: medium.close,
  };
}
