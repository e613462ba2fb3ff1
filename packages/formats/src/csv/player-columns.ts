import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { fieldOf, headingKey, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

/** What each column holds, null where it is not taken over; and whether the first row said so. */
export interface PlayerColumns {
  readonly fields: readonly (PlayerField | null)[];
  readonly hasHeading: boolean;
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
  const isOfDsu = isClubListOfDsu(headings);
  const fields = headings.map((heading, column) =>
    isOfDsu && headingKey(heading) === dsuNumber
      ? 'nationalId'
      : fieldOf(heading, columnCells(rows, column)),
  );
  return withoutSuperseded(withoutRepeats(fields));
}

/** In the Danish federation's lists of a club a person's number, however short, and no running one. */
const dsuNumber = 'nummer';

/** The Danish federation's lists of a club say the first name first, and say so by no heading. */
export function isClubListOfDsu(headings: readonly string[]): boolean {
  const keys = new Set(headings.map(headingKey));
  const lists = ['hurtig', 'lyn', 'kfactor'].some((key) => keys.has(key));
  return lists && keys.has('navn') && keys.has(dsuNumber);
}

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

/**
 * What the columns of a player list hold: by the headings of its first row, in three languages and
 * any order; where that row has none, by what stands in the columns. Null if no column of names can
 * be found.
 */
export function findPlayerColumns(list: readonly Row[]): PlayerColumns | null {
  const rows = list.slice(0, telling);
  const named = namedColumns(rows);
  if (hasNames(named)) {
    const firstNamesFirst = isClubListOfDsu(rows[0]?.cells ?? []);
    return { fields: named, hasHeading: true, firstNamesFirst };
  }
  if (rows.length === 0 || named.filter((field) => field !== null).length > 1) return null;
  const guessed = guessColumns(rows);
  if (!hasNames(guessed)) return null;
  return { fields: guessed, hasHeading: false, firstNamesFirst: false };
}
