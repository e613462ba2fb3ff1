import type { Row } from './split-cells.ts';

/** So many lines above the headings may say what the list is. */
const mostTitles = 20;

const filled = ({ cells }: Row): number => cells.filter((cell) => cell !== '').length;

/**
 * Where the headings stand: the first row among the first twenty that names at least two columns as
 * `isHeading` knows them; −1 where none does.
 */
export const headingAt = (rows: readonly Row[], isHeading: (row: Row) => boolean): number =>
  rows.slice(0, mostTitles).findIndex((row) => filled(row) > 0 && isHeading(row));

/** How many lines in front say what the list is: a single cell each, where most rows have several. */
export function titleLines(rows: readonly Row[]): number {
  const wide = rows.filter((row) => filled(row) > 1).length;
  if (wide * 2 <= rows.length) return 0;
  const first = rows.findIndex((row) => filled(row) > 1);
  return first > mostTitles ? 0 : first;
}

const hasDigit = (cell: string): boolean => /\d/.test(cell);
const isWord = (cell: string): boolean => /\p{L}/u.test(cell) && !hasDigit(cell);

/** What makes a cell one of a person: a figure, or "Surname, Firstname". */
const isOfPerson = (cell: string): boolean => hasDigit(cell) || cell.includes(',');

/** What stands in a column of numbers or days: blanks and dashes are no cells. */
const isNumeric = (cell: string): boolean => /^\d[\d./-]*$/.test(cell);

/** So many rows below tell what a column holds. */
const looked = 100;

/**
 * Whether a row holds headings in words that are not known: nothing but words, one of them above a
 * column in which there are numbers alone.
 */
export function isUnknownHeading([first, ...others]: readonly Row[]): boolean {
  if (first === undefined || others.length === 0 || first.cells.some(isOfPerson)) return false;
  return first.cells.some((cell, column) => {
    if (!isWord(cell)) return false;
    const below = others
      .slice(0, looked)
      .map(({ cells }) => cells[column] ?? '')
      .filter((each) => hasDigit(each) || isWord(each));
    return below.length > 0 && below.every(isNumeric);
  });
}
