import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { fieldOf, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

/** What each column holds, null where it is not taken over; and whether the first row said so. */
export interface PlayerColumns {
  readonly fields: readonly (PlayerField | null)[];
  readonly hasHeading: boolean;
}

const hasNames = (fields: readonly (PlayerField | null)[]): boolean =>
  fields.includes('name') || fields.includes('surname');

/** Each field once: a second column of the same kind is not taken over. */
const withoutRepeats = (fields: readonly (PlayerField | null)[]): readonly (PlayerField | null)[] =>
  fields.map((field, index) => (fields.indexOf(field) === index ? field : null));

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
  taken: readonly (PlayerField | null)[],
): PlayerField | 'text' | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return null;
  const test = columnTests.find(([field, fits]) => !taken.includes(field) && filled.every(fits));
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
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const fields: (PlayerField | null)[] = [];
  const texts: number[] = [];
  for (let index = 0; index < width; index++) {
    const guess = guessField(
      rows.map(({ cells }) => cells[index] ?? ''),
      fields,
    );
    if (guess === 'text') texts.push(index);
    fields.push(guess === 'text' ? null : guess);
  }
  nameTexts(rows, texts).forEach((field, index) => {
    const column = texts[index];
    if (column !== undefined) fields[column] = field;
  });
  return fields;
}

/**
 * What the columns of a player list hold: by the headings of its first row, in three languages and
 * any order; where that row has none, by what stands in the columns. Null if no column of names can
 * be found.
 */
export function findPlayerColumns(rows: readonly Row[]): PlayerColumns | null {
  const named = withoutRepeats((rows[0]?.cells ?? []).map(fieldOf));
  if (hasNames(named)) return { fields: named, hasHeading: true };
  if (rows.length === 0 || named.filter((field) => field !== null).length > 1) return null;
  const guessed = guessColumns(rows.slice(0, 500));
  return hasNames(guessed) ? { fields: guessed, hasHeading: false } : null;
}
