import type { DatabaseSync } from 'node:sqlite';
import type { RatedPlayer, RatingListHead } from '@rokade/register';
import { type KindOfPlay, plainLetters } from '@rokade/rules';

/** The columns of a list's players, each with its type. */
const columns = {
  id: 'TEXT',
  name: 'TEXT',
  federation: 'TEXT',
  title: 'TEXT',
  sex: 'TEXT',
  born: 'TEXT',
  standard: 'INTEGER',
  rapid: 'INTEGER',
  blitz: 'INTEGER',
  standardFactor: 'INTEGER',
  rapidFactor: 'INTEGER',
  blitzFactor: 'INTEGER',
  club: 'TEXT',
  association: 'TEXT',
  fideId: 'TEXT',
  fideRating: 'INTEGER',
  /** Null in lists stored before this column existed. */
  evaluated: 'INTEGER',
} as const;

type Column = keyof typeof columns;

export const columnNames = Object.keys(columns) as readonly Column[];

/** A player's row, in the order of the columns. */
export type PlayerRow = {
  readonly [C in Column]: (typeof columns)[C] extends 'TEXT' ? string : number | null;
};

/** The columns with the values of one kind of play. */
export const columnsOfKind = (kind: KindOfPlay): readonly Column[] =>
  kind === 'standard'
    ? ['standard', 'standardFactor', 'fideRating']
    : [kind, `${kind}Factor` as const];

/** The values of a player's row. */
export const rowValues = (player: RatedPlayer): readonly (string | number | null)[] => [
  ...[player.id, player.name, player.federation, player.title, player.sex, player.born],
  ...[player.ratings.standard, player.ratings.rapid, player.ratings.blitz],
  ...[player.factors.standard, player.factors.rapid, player.factors.blitz],
  ...[player.club, player.association, player.fideId, player.fideRating, player.index],
];

/** The player in a row. */
export const playerOf = (row: PlayerRow): RatedPlayer => ({
  id: row.id,
  name: row.name,
  federation: row.federation,
  title: row.title,
  sex: row.sex as RatedPlayer['sex'],
  born: row.born,
  ratings: { standard: row.standard, rapid: row.rapid, blitz: row.blitz },
  factors: { standard: row.standardFactor, rapid: row.rapidFactor, blitz: row.blitzFactor },
  club: row.club,
  association: row.association,
  fideId: row.fideId,
  fideRating: row.fideRating,
  index: row.evaluated ?? null,
});

const declared = Object.entries(columns).map(([name, type]) => `${name} ${type}`);

/**
 * Creates the tables of a list. `word` is the full-text index of players; its rows are numbered in the
 * order of display, strongest first, so that the first hits are the best and a search can stop early.
 */
export function makeListTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE player (no INTEGER PRIMARY KEY, ${declared.join(', ')}) STRICT;
    CREATE TABLE head (source TEXT, month TEXT, players INTEGER, file TEXT, sha256 TEXT, importedAt TEXT) STRICT;
    CREATE TABLE place (rank INTEGER PRIMARY KEY, player INTEGER NOT NULL) STRICT;
    CREATE VIRTUAL TABLE word USING fts5 (
      words, content = '', columnsize = 0, detail = none, tokenize = 'ascii', prefix = '1 2 3 4'
    );
  `);
}

/** Reads the list's header; the file may contain anything. */
export const readHead = (database: DatabaseSync): RatingListHead => {
  const row = database.prepare('SELECT * FROM head').get();
  return { ...row } as unknown as RatingListHead;
};

/**
 * A federation as an indexed word that no name can equal. Without the sign, two federations in one
 * search would each match most of a large list, and nobody would be in both: a slow search for nothing.
 */
const asFederation = (word: string): string => `¤${word}`;

/** The words under which a player is indexed. */
export const wordsOfPlayer = (names: string, federation: string): string =>
  [...searchWords(names), ...searchWords(federation).map(asFederation)].join(' ');

/**
 * The full-text query for players who match all words by their names, or all but one, which is the
 * federation.
 */
export function matching(words: readonly string[], isWhole: boolean): string {
  const all = (parts: readonly string[]): string =>
    `(${parts.map((word) => (isWhole ? `"${word}"` : `"${word}"*`)).join(' AND ')})`;
  const ofFederation = words.map((word, at) => all(words.with(at, asFederation(word))));
  return [all(words), ...ofFederation].join(' OR ');
}

/** The words of a text for searching: folded to plain letters, without apostrophes. */
export const searchWords = (text: string): readonly string[] =>
  plainLetters(text.replace(/['’`´]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
