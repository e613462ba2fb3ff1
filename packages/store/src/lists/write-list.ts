import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { RatedPlayer, RatingListHead } from '@rokade/register';
import { err, type KindOfPlay, kindsOfPlay, ok, type Result } from '@rokade/rules';
import { listFiles, listPath, tidyLists, unfinishedPath } from './list-files.ts';
import {
  columnNames,
  columnsOfKind,
  makeListTables,
  rowValues,
  wordsOfPlayer,
} from './list-tables.ts';

/** Two players in the list have the same number. */
export interface NumberTwice {
  readonly code: 'list.number-twice';
  readonly number: string;
  readonly name: string;
  readonly other: string;
}

/** The import was cancelled. */
export interface ListInterrupted {
  readonly code: 'list.interrupted';
}

/** A list that is being imported. */
export interface ListWriter {
  add(players: readonly RatedPlayer[]): void;
  /** The number of players written so far. */
  players(): number;
  /**
   * Makes the list searchable, some thousand players at a time, and replaces the list of its month.
   * `kind`: for a list of one kind of play; the values of the other kinds are copied from the month's
   * existing list.
   */
  finish(
    head: Omit<RatingListHead, 'players'>,
    finishing: Finishing,
  ): Promise<Result<RatingListHead, NumberTwice | ListInterrupted>>;
  /** Deletes the unfinished file. */
  abandon(): void;
}

/** The options for finishing a list. */
export interface Finishing {
  readonly kind: KindOfPlay | null;
  /** How many months of its source are kept. */
  readonly keep: number;
  /** Called with the number of players indexed so far; false cancels the import. */
  readonly goOn: (players: number) => Promise<boolean>;
}

/** An unfinished file need not survive a crash, and only this process reads it. */
const pragmas = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA cache_size = -8192;
`;

function findTwice(database: DatabaseSync): NumberTwice | null {
  const twice = database
    .prepare(
      "SELECT min(id) AS id FROM player WHERE id <> '' GROUP BY id COLLATE NOCASE HAVING count(*) > 1 LIMIT 1",
    )
    .get();
  if (twice === undefined) return null;
  const number = String(twice['id']);
  const named = database
    .prepare('SELECT name FROM player WHERE id = ? COLLATE NOCASE ORDER BY no')
    .all(number);
  const [name = '', other = ''] = named.map((row) => String(row['name']));
  return { code: 'list.number-twice', number, name, other };
}

/**
 * Copies from the month's existing list the values of the other kinds of play, and the players who are
 * only in it.
 */
function carryOver(database: DatabaseSync, path: string, kind: KindOfPlay): void {
  const others = kindsOfPlay.filter((other) => other !== kind).flatMap(columnsOfKind);
  const mine = columnsOfKind(kind);
  const all = columnNames.join(', ');
  database.exec('COMMIT');
  database.prepare('ATTACH ? AS other').run(path);
  const kept = new Set(
    database
      .prepare("SELECT name FROM pragma_table_info('player', 'other')")
      .all()
      .map(({ name }) => name),
  );
  const isTheirs = (name: (typeof columnNames)[number]) => kept.has(name) && !mine.includes(name);
  const theirs = columnNames.map((name) => (isTheirs(name) ? name : 'NULL')).join(', ');
  database.exec(`
    BEGIN;
    UPDATE player SET ${others.map((name) => `${name} = o.${name}`).join(', ')}
      FROM other.player AS o WHERE o.id = player.id COLLATE NOCASE;
    INSERT INTO player (${all}) SELECT ${theirs} FROM other.player AS o
      WHERE NOT EXISTS (SELECT 1 FROM main.player AS p WHERE p.id = o.id COLLATE NOCASE);
    COMMIT;
    DETACH other;
    BEGIN;
  `);
}

/** How many players are indexed at a time. */
const atOnce = 20_000;

/** Indexes players in the order of display, the strongest first; false: the import was cancelled. */
async function makeFindable(database: DatabaseSync, goOn: Finishing['goOn']): Promise<boolean> {
  database.function('words_of', (names, federation) =>
    wordsOfPlayer(String(names), String(federation)),
  );
  database.exec(`
    INSERT INTO word (word, rank) VALUES ('hashsize', 16777216);
    INSERT INTO place (rank, player)
      SELECT row_number() OVER (ORDER BY coalesce(standard, rapid, blitz, 0) DESC, no), no FROM player;
  `);
  const insert = database.prepare(`
    INSERT INTO word (rowid, words)
      SELECT rank, words_of(name || ' ' || club, federation)
      FROM place JOIN player ON no = place.player WHERE rank > ? AND rank <= ? ORDER BY rank`);
  for (let found = 0; ; found += atOnce) {
    const { changes } = insert.run(found, found + atOnce);
    if (changes === 0) return true;
    if (!(await goOn(found + Number(changes)))) return false;
  }
}

/** Flushes a file to the disk. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Begins a new list in a folder. The caller must hold the folder's lock; `stamp` must be higher than
 * any before.
 */
export function beginList(folder: string, stamp: number): ListWriter {
  const path = unfinishedPath(folder, stamp);
  closeSync(openSync(path, 'w', 0o600));
  const database = new DatabaseSync(path);
  database.exec(pragmas);
  makeListTables(database);
  database.exec('BEGIN');
  const values = columnNames.map(() => '?').join(', ');
  const insert = database.prepare(
    `INSERT INTO player (${columnNames.join(', ')}) VALUES (${values})`,
  );
  let players = 0;
  const abandon = (): void => {
    if (database.isOpen) database.close();
    rmSync(path, { force: true });
  };
  return {
    add(listed) {
      for (const player of listed) insert.run(...rowValues(player));
      players += listed.length;
    },
    players: () => players,
    abandon,
    async finish(head, { kind, keep, goOn }) {
      database.exec('CREATE INDEX player_id ON player (id COLLATE NOCASE)');
      const twice = findTwice(database);
      if (twice !== null) return err(twice);
      const { source, month } = head;
      const same = listFiles(folder).find((one) => one.source === source && one.month === month);
      if (kind !== null && same !== undefined) carryOver(database, same.path, kind);
      database.exec('CREATE INDEX player_fide ON player (fideId) WHERE fideId <> id');
      if (!(await makeFindable(database, goOn))) return err({ code: 'list.interrupted' });
      const { count } = { ...database.prepare('SELECT count(*) AS count FROM player').get() };
      const done: RatingListHead = { ...head, players: Number(count) };
      const { file, sha256, importedAt } = done;
      database
        .prepare('INSERT INTO head VALUES (?, ?, ?, ?, ?, ?)')
        .run(source, month, done.players, file, sha256, importedAt);
      database.exec('COMMIT');
      database.close();
      sync(path);
      const place = listPath(folder, { source, month, stamp });
      renameSync(path, place);
      tidyLists(folder, keep, place);
      return ok(done);
    },
  };
}
