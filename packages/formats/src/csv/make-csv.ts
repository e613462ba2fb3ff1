import type { Separator } from './split-cells.ts';

/** The style of a table: the separator of cells, and the decimal mark. */
export interface CsvStyle {
  readonly separator: Separator;
  readonly decimalMark: '.' | ',';
}

/** For programs: comma and full stop. */
export const plainCsv: CsvStyle = { separator: ',', decimalMark: '.' };

/** For spreadsheets set to Danish or German: semicolon and decimal comma. */
export const continentalCsv: CsvStyle = { separator: ';', decimalMark: ',' };

/** A cell: a text, a number, or nothing. */
export type CsvCell = string | number | null;

const numeric = /^[+-]?\d+(?:[.,]\d+)?$/;

const sign = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Whether a spreadsheet might run a text as a formula: it begins with a formula's sign, full-width or
 * not, apart from blanks and invisible characters, or with a tab or line end, and is not a number.
 */
export const isFormula = (text: string): boolean => sign.test(text) && !numeric.test(text.trim());

/** An apostrophe before a formula makes it a text. */
const shielded = (text: string): string => (isFormula(text) ? `'${text}` : text);

function cellText(cell: CsvCell, { separator, decimalMark }: CsvStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  const text = shielded(cell);
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV, with CR LF at line ends; safe to open in a spreadsheet. */
export const makeCsv = (rows: readonly (readonly CsvCell[])[], style: CsvStyle): string =>
  rows
    .map((row) => `${row.map((cell) => cellText(cell, style)).join(style.separator)}\r\n`)
    .join('');
