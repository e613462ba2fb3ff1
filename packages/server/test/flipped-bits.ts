import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BookKind, BookTypes } from '@rokade/journal';
import { databaseFileName, openStorage } from '@rokade/store';
import {
  type Application,
  createApplication,
  parseJournalFile,
  type ScreenCommand,
} from '../src/index.ts';
import { bookKinds } from '../src/kinds/book-kinds.ts';
import { noon, passwordCost, startTournament, tournamentId } from './sample-tournament.ts';

const sayLunch: ScreenCommand = {
  kind: 'say',
  message: { text: 'Frokost', screens: [], whole: false },
};

const kinds = bookKinds as unknown as readonly BookKind<BookTypes>[];

async function openIn(folder: string): Promise<Application> {
  const created = await createApplication({
    dataDirectory: folder,
    passwordCost,
    clock: () => noon,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** Keeps a journal of each kind of book in a folder: the newest of those that are kept for ever. */
async function keepJournals(folder: string): Promise<void> {
  const storage = await openStorage(folder);
  if (!storage.ok) throw new Error(storage.error.code);
  const kept = new URL('./fixtures/journals/', import.meta.url);
  for (const kind of kinds) {
    const prefix = kind.kind === 'tournament' ? 'format-' : `${kind.kind}-`;
    const newest = readdirSync(kept).findLast((name) => name.startsWith(prefix)) ?? '';
    const read = parseJournalFile(kind, readFileSync(new URL(newest, kept), 'utf8'));
    if (!read.ok) throw new Error(`${newest}: ${JSON.stringify(read.error)}`);
    const { id, entries, listing } = read.value;
    await storage.value.journals(kind).append(id, 0, entries, listing);
  }
  await storage.value.close();
}

/** Fills every table that a folder's life fills. */
export async function fillFolder(folder: string): Promise<void> {
  await keepJournals(folder);
  const app = await openIn(folder);
  await startTournament(app, 'autumn');
  await startTournament(app, 'spring');
  await startTournament(app, 'gone');
  await app.tournaments.remove(tournamentId('gone'), 'Efterårsturnering');
  const made = await app.accounts.setUp(
    (await app.accounts.setupToken()) ?? '',
    'Ida',
    'en lang kode',
  );
  if (!made.ok) throw new Error(made.error.code);
  const hours = { rounds: null, boards: null, hours: 4 };
  await app.accounts.makeLink('autumn', { name: 'Bo', role: 'results-only', ...hours }, 'Ida');
  await app.accounts.codesOf(tournamentId('autumn'), [{ kind: 'table', table: 1, round: null }]);
  await app.webhooks.add(
    { kind: 'tournament', id: 'autumn' },
    { address: 'https://a.example/' },
    'Ida',
  );
  await app.screens.change('autumn', sayLunch);
  await app.close();
}

/** A repeatable row of whole numbers below a bound (mulberry32). */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Cell = string | number | bigint | null;

/** A cell with one bit turned over. */
function flipped(cell: Cell, chance: (below: number) => number): Buffer | bigint {
  if (typeof cell === 'bigint' || typeof cell === 'number') {
    return BigInt.asIntN(64, BigInt(cell) ^ (1n << BigInt(chance(63))));
  }
  const bytes = Buffer.from(cell ?? 'x');
  const at = chance(Math.max(bytes.length, 1));
  if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(8));
  return bytes;
}

const pick = <T>(all: readonly T[], chance: (below: number) => number): T => {
  const one = all[chance(all.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/**
 * Turns one bit of one cell over, in whatever table but the one that says which Rokade wrote last: a
 * newer one keeps its folder closed. Says where.
 */
function flipOneBit(folder: string, seed: number): string {
  const chance = chances(seed);
  const database = new DatabaseSync(join(folder, databaseFileName));
  database.exec('PRAGMA foreign_keys = OFF');
  try {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sqlite_sequence', 'kysely_migration', 'kysely_migration_lock')",
      )
      .all()
      .map(({ name }) => String(name))
      .filter((name) => database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() !== undefined);
    const table = pick(tables, chance);
    const columns = database.prepare(`PRAGMA table_info(${table})`).all();
    const column = String(pick(columns, chance)['name']);
    const query = database.prepare(`SELECT rowid AS row, ${column} AS cell FROM ${table}`);
    query.setReadBigInts(true);
    const { row, cell } = pick(query.all(), chance) as { row: bigint; cell: Cell };
    const value = flipped(cell, chance);
    const asText = typeof value === 'bigint' ? '?' : 'CAST(? AS TEXT)';
    database
      .prepare(`UPDATE OR IGNORE ${table} SET ${column} = ${asText} WHERE rowid = ?`)
      .run(value, row);
    return `${table}.${column} of row ${row}`;
  } finally {
    database.close();
  }
}

interface Listed<Id> {
  readonly id: Id;
  readonly damaged: object | null;
}

/** What books of a kind are looked at by. */
interface Shelf<Id> {
  list(): Promise<readonly Listed<Id>[]>;
  page(question: object): Promise<object>;
  damaged(): Promise<readonly Listed<Id>[]>;
  get(id: Id): Promise<{ readonly ok: boolean }>;
  salvage(id: Id): Promise<object>;
}

/** What lists show of the books of a kind: how many open, and how many are said to be damaged. */
async function shownOf<Id>(books: Shelf<Id>) {
  await books.page({});
  const closed = new Set<Id>();
  for (const { id } of await books.list()) if (!(await books.get(id)).ok) closed.add(id);
  // Whoever opens a damaged book finds it said in the list from then on.
  const readable = (await books.list()).filter((one) => one.damaged === null);
  const silent = readable.find(({ id }) => closed.has(id));
  if (silent !== undefined) throw new Error(`${String(silent.id)} is listed and does not open`);
  const damaged = await books.damaged();
  for (const { id } of damaged) await books.salvage(id);
  return { open: readable.length, damaged: damaged.length };
}

/** What is shown of the books in a folder, by kind. */
const booksShown = async (app: Application) => ({
  tournament: await shownOf(app.tournaments),
  event: await shownOf(app.events),
  contest: await shownOf(app.contests),
  league: await shownOf(app.leagues),
});

/** Everything else that pages ask a folder for. */
async function askForTheRest(app: Application): Promise<void> {
  await app.accounts.linksOf('autumn');
  await app.accounts.tokensOf('anybody');
  await app.accounts.session('a token');
  await app.accounts.list();
  await app.webhooks.of('autumn');
  await app.screens.of('autumn');
  await app.reminders.of('autumn');
  for (const own of [app.installation, app.register, app.ratings, app.sanctions]) {
    own.now();
    await own.journal();
  }
  app.health();
}

/** Opens a copy of a folder in which one bit was turned over, looks at everything, and says what is shown. */
export async function openFlipped(original: string, copy: string, seed: number) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(original, copy, { recursive: true });
  const where = flipOneBit(copy, seed);
  const app = await openIn(copy);
  try {
    const shown = await booksShown(app);
    await askForTheRest(app);
    return { where, shown };
  } finally {
    await app.close();
  }
}
