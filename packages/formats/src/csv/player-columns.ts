import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { type ListKind, listKind } from './list-layouts.ts';
import { fieldOf, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';
import { headingAt, isUnknownHeading, titleLines } from './title-lines.ts';

/** The content of each column, null if it is not imported; and how it was recognised. */
export interface PlayerColumns {
  readonly fields: readonly (PlayerField | null)[];
  /** Empty if the list has no headings. */
  readonly headings: readonly string[];
  /** The number of rows before the first player: titles and headings. */
  readonly before: number;
  /** The federation of national numbers by the headings; null: not known. */
  readonly source: ListKind['source'];
  readonly nameOrder: ListKind['nameOrder'];
  /** The column in which every person has something; null: it makes no difference. */
  readonly ofPeople: ListKind['ofPeople'];
}

const hasNames = (fields: readonly (PlayerField | null)[]): boolean =>
  fields.includes('name') || fields.includes('surname');

/** Removes repeated fields: a second column of the same kind is not imported. */
function withoutRepeats(fields: readonly (PlayerField | null)[]): readonly (PlayerField | null)[] {
  const seen = new Set<PlayerField | null>();
  return fields.map((field) => {
    if (seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

/** At most this many columns are examined; no list of players has more. */
const mostColumns = 500;

const columnCells = (rows: readonly Row[], column: number): readonly string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/**
 * Removes superfluous columns: the member number if there is a person's own number, and the club's
 * number if there is its name, unless it is needed for the member number.
 */
function withoutSuperseded(
  fields: readonly (PlayerField | null)[],
): readonly (PlayerField | null)[] {
  const has = new Set(fields);
  const left = new Set<PlayerField | null>();
  if (has.has('nationalId')) left.add('memberNumber');
  if (has.has('club') && (left.has('memberNumber') || !has.has('memberNumber'))) {
    left.add('clubNumber');
  }
  return fields.map((field) => (left.has(field) ? null : field));
}

function namedColumns([first, ...rows]: readonly Row[]): readonly (PlayerField | null)[] {
  const headings = (first?.cells ?? []).slice(0, mostColumns);
  const { fieldAt } = listKind(headings);
  const fields = headings.map((heading, column) => {
    const own = fieldAt(column);
    return own === undefined ? fieldOf(heading, columnCells(rows, column)) : own;
  });
  return withoutSuperseded(withoutRepeats(fields));
}

const isNamed = (field: PlayerField | null): boolean => field !== null;

type ColumnTest = readonly [PlayerField, (cell: string) => boolean];

const isRating = (cell: string): boolean =>
  /^\d{1,4}$/.test(cell) && (cell === '0' || Number(cell) >= 100);

const isDate = (cell: string): boolean => cell.length > 4 && parseDate(cell) !== null;

const isYear = (cell: string): boolean => /^(19|20)\d\d$/.test(cell);

/** Tests for a column without heading; the first one that all its cells pass decides. */
const columnTests: readonly ColumnTest[] = [
  ['title', (cell) => /^[A-Z]{2,3}$/i.test(cell) && parseTitle(cell) !== null],
  ['sex', (cell) => /^[mkwf]$/i.test(cell)],
  ['federation', (cell) => /^[A-Z]{3}$/.test(cell)],
  ['birthDate', isDate],
  ['rating', isRating],
  ['birthDate', isYear],
];

const isText = (cell: string): boolean => /\p{L}/u.test(cell);

function guessField(
  cells: readonly string[],
  taken: ReadonlySet<PlayerField | null>,
): PlayerField | 'text' | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const test = columnTests.find(([field, fits]) => !taken.has(field) && filled.every(fits));
  if (test !== undefined) return test[0];
  return filled.filter(isText).length * 2 >= filled.length ? 'text' : null;
}

const isSingleWord = (cell: string): boolean => cell !== '' && !/[\s,]/.test(cell);

/**
 * The text columns in order: a name and a club, or, if the first two contain mostly single words, a
 * surname and a first name.
 */
function nameTexts(rows: readonly Row[], texts: readonly number[]): readonly PlayerField[] {
  const [first, second] = texts;
  if (first === undefined || second === undefined) return ['name', 'club'];
  const surnames = rows.filter(({ cells }) => isSingleWord(cells[first] ?? '')).length;
  const apart = surnames * 3 > rows.length * 2;
  return apart ? ['surname', 'firstName', 'club'] : ['name', 'club'];
}

function guessColumns(rows: readonly Row[]): readonly (PlayerField | null)[] {
  const fields: (PlayerField | null)[] = [];
  const taken = new Set<PlayerField | null>();
  const texts: number[] = [];
  const width = Math.min(mostColumns, Math.max(...rows.map(({ cells }) => cells.length)));
  for (let column = 0; column < width; column++) {
    const guess = guessField(columnCells(rows, column), taken);
    if (guess === 'text') texts.push(column);
    fields.push(guess === 'text' ? null : guess);
    if (guess !== 'text') taken.add(guess);
  }
  nameTexts(rows, texts).forEach((field, index) => {
    const column = texts[index];
    if (column !== undefined) fields[column] = field;
  });
  return fields;
}

/** The number of rows by which a column's content is recognised. */
const rowsExamined = 500;

/** Whether a text is JSON or XML, by its first character, and so not a list of people. */
const isNoList = ([first]: readonly Row[]): boolean => /^[[{<]/.test(first?.cells[0] ?? '');

/** Whether a row contains headings: it names the column of names; a first row also without further columns. */
const isHeadingRow = (row: Row, first: Row | undefined): boolean => {
  const fields = namedColumns([row]);
  return hasNames(fields) && (row === first || fields.filter(isNamed).length > 1);
};

/** The columns by their content, if no row of headings is understood. */
function columnsByContent(rows: readonly Row[]): PlayerColumns | null {
  const titles = titleLines(rows);
  const list = rows.slice(titles);
  if (list.length === 0 || namedColumns(list).filter(isNamed).length > 1) return null;
  const isHeaded = isUnknownHeading(list);
  const fields = guessColumns(isHeaded ? list.slice(1) : list);
  if (!hasNames(fields)) return null;
  const headings = isHeaded ? (list[0]?.cells ?? []) : [];
  const before = titles + (isHeaded ? 1 : 0);
  return { fields, headings, before, source: null, nameOrder: 'surname-first', ofPeople: null };
}

/**
 * The content of a player list's columns: by its headings, in three languages and any order, perhaps
 * below title lines; without understood headings, by the content of the cells. Null if no column of
 * names can be found.
 */
export function findPlayerColumns(list: readonly Row[]): PlayerColumns | null {
  const rows = list.slice(0, rowsExamined);
  if (isNoList(rows)) return null;
  const at = headingAt(rows, (row) => isHeadingRow(row, rows[0]));
  if (at === -1) return columnsByContent(rows);
  const headings = rows[at]?.cells ?? [];
  const { source, nameOrder, ofPeople } = listKind(headings);
  const fields = namedColumns(rows.slice(at));
  return { fields, headings, before: at + 1, source, nameOrder, ofPeople };
}
