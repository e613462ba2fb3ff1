import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { type ListKind, listKind } from './known-lists.ts';
import { fieldOf, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';
import { headingAt, isUnknownHeading, titleLines } from './title-lines.ts';

/** What each column holds, null where it is not taken over; and how that is known. */
export interface PlayerColumns {
  readonly fields: readonly (PlayerField | null)[];
  /** Empty where the list has none. */
  readonly headings: readonly string[];
  /** So many rows stand in front of the first player: what the list is called, and its headings. */
  readonly before: number;
  /** Whose national list it is by its headings; null: nothing says so. */
  readonly source: ListKind['source'];
  /** Names stand as "First Last", the last word being the surname. */
  readonly firstNamesFirst: boolean;
}

const hasNames = (fields: readonly (PlayerField | null)[]): boolean =>
  fields.includes('name') || fields.includes('surname');

/** Each field once: a second column of the same kind is not taken over. */
function withoutRepeats(fields: readonly (PlayerField | null)[]): readonly (PlayerField | null)[] {
  const seen = new Set<PlayerField | null>();
  return fields.map((field) => {
    if (seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

/** So many columns are looked at; no list of players has more. */
const mostColumns = 500;

const columnCells = (rows: readonly Row[], column: number): readonly string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/**
 * A person's own number makes the one in their club superfluous, and a club's name its number,
 * which is then needed for the other alone.
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

/** What a column without heading can be, the first that fits all its cells. */
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
 * The text columns in their order: a name and a club, or, where the first two hold hardly anything
 * but single words, a surname and a first name.
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

/** So many rows tell what a column holds. */
const telling = 500;

/** JSON and XML begin with their marks, a list of people with none. */
const isNoList = ([first]: readonly Row[]): boolean => /^[[{<]/.test(first?.cells[0] ?? '');

/** A row of headings names the column of names; further down it names another, too. */
const isHeadingRow = (row: Row, first: Row | undefined): boolean => {
  const fields = namedColumns([row]);
  return hasNames(fields) && (row === first || fields.filter(isNamed).length > 1);
};

/** The columns by what stands in them, where no row of headings is understood. */
function columnsByContent(rows: readonly Row[]): PlayerColumns | null {
  const titles = titleLines(rows);
  const list = rows.slice(titles);
  if (list.length === 0 || namedColumns(list).filter(isNamed).length > 1) return null;
  const isHeaded = isUnknownHeading(list);
  const fields = guessColumns(isHeaded ? list.slice(1) : list);
  if (!hasNames(fields)) return null;
  const headings = isHeaded ? (list[0]?.cells ?? []) : [];
  const before = titles + (isHeaded ? 1 : 0);
  return { fields, headings, before, source: null, firstNamesFirst: false };
}

/**
 * What the columns of a player list hold: by its headings, in three languages and any order, which may
 * have lines above them that say what the list is; where no row of headings is understood, by what
 * stands in the columns. Null if no column of names can be found.
 */
export function findPlayerColumns(list: readonly Row[]): PlayerColumns | null {
  const rows = list.slice(0, telling);
  if (isNoList(rows)) return null;
  const at = headingAt(rows, (row) => isHeadingRow(row, rows[0]));
  if (at === -1) return columnsByContent(rows);
  const headings = rows[at]?.cells ?? [];
  const { source, firstNamesFirst } = listKind(headings);
  const fields = namedColumns(rows.slice(at));
  return { fields, headings, before: at + 1, source, firstNamesFirst };
}
