import type { Row } from './split-cells.ts';

/** How many lines above the headings can be titles. */
const mostTitles = 20;

const filled = ({ cells }: Row): number => cells.filter((cell) => cell !== '').length;

/**
 * The index of the headings: the first row among the first twenty in which `isHeading` knows at least
 * two columns; −1 if there is none.
 */
export const headingAt = (rows: readonly Row[], isHeading: (row: Row) => boolean): number =>
  rows.slice(0, mostTitles).findIndex((row) => filled(row) > 0 && isHeading(row));

/** The number of title lines at the beginning: a single cell each, where most rows have several. */
export function titleLines(rows: readonly Row[]): number {
  const wide = rows.filter((row) => filled(row) > 1).length;
  if (wide * 2 <= rows.length) return 0;
  const first = rows.findIndex((row) => filled(row) > 1);
  return first > mostTitles ? 0 : first;
}

/** The rows without the notes below a table: words alone in the first column, where it has no names. */
export function withoutNotes(rows: readonly Row[], nameColumns: readonly number[]): readonly Row[] {
  const isNote = (row: Row): boolean =>
    filled(row) === 0 || (filled(row) === 1 && /\p{L}/u.test(row.cells[0] ?? ''));
  return nameColumns.includes(0)
    ? rows
    : rows.slice(0, rows.findLastIndex((row) => !isNote(row)) + 1);
}

const hasDigit = (cell: string): boolean => /\d/.test(cell);
const isWord = (cell: string): boolean => /\p{L}/u.test(cell) && !hasDigit(cell);

/** Whether a cell is about a person: it has a digit, or is "Surname, Firstname". */
const isOfPerson = (cell: string): boolean => hasDigit(cell) || cell.includes(',');

/** Whether a column contains numbers or days; blanks and dashes are ignored. */
const isNumeric = (cell: string): boolean => /^\d[\d./-]*$/.test(cell);

/** The number of rows by which a column's content is recognised. */
const looked = 100;

/** Whether a row contains unknown headings: only words, one of them above a column of numbers. */
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
