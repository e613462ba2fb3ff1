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
  /** A list that was kept before there was this column says nothing of it. */
  evaluated: 'INTEGER',
} as const;

type Column = keyof typeof columns;

export const columnNames = Object.keys(columns) as readonly Column[];

/** A player's row, in the order of the columns. */
export type PlayerRow = {
  readonly [C in Column]: (typeof columns)[C] extends 'TEXT' ? string : number | null;
};

/** The columns that hold what a list of one kind of play says. */
export const columnsOfKind = (kind: KindOfPlay): readonly Column[] =>
  kind === 'standard'
    ? ['standard', 'standardFactor', 'fideRating']
    : [kind, `${kind}Factor` as const];

/** A player as the values of their row. */
export const rowValues = (player: RatedPlayer): readonly (string | number | null)[] => [
  ...[player.id, player.name, player.federation, player.title, player.sex, player.born],
  ...[player.ratings.standard, player.ratings.rapid, player.ratings.blitz],
  ...[player.factors.standard, player.factors.rapid, player.factors.blitz],
  ...[player.club, player.association, player.fideId, player.fideRating, player.index],
];

/** The player of a row. */
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
 * The tables of a list. `word` finds players by the beginnings of their words; its rows are numbered in
 * the order in which players are shown, strongest first, so that the first hits are the best
 * and a search may stop there.
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

/** Reads what a list is; the file may hold anything. */
export const readHead = (database: DatabaseSync): RatingListHead => {
  const row = database.prepare('SELECT * FROM head').get();
  return { ...row } as unknown as RatingListHead;
};

/**
 * A federation as a word that no name has: of two federations asked for together nobody is, which takes
 * long to see where both are large.
 */
const asFederation = (word: string): string => `¤${word}`;

/** What a player is found by, as the table of words holds it. */
export const wordsOfPlayer = (names: string, federation: string): string =>
  [...searchWords(names), ...searchWords(federation).map(asFederation)].join(' ');

/** The question for players of whom all these are names but one, which may be the federation. */
export function matching(words: readonly string[], isWhole: boolean): string {
  const all = (asked: readonly string[]): string =>
    `(${asked.map((word) => (isWhole ? `"${word}"` : `"${word}"*`)).join(' AND ')})`;
  const ofFederation = words.map((word, at) => all(words.with(at, asFederation(word))));
  return [all(words), ...ofFederation].join(' OR ');
}

/** The words of a text as a search compares them: any keyboard's letters, marks left out. */
export const searchWords = (text: string): readonly string[] =>
  plainLetters(text.replace(/['’`´]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
