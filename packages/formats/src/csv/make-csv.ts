import type { Separator } from './split-cells.ts';

/** How a table is written: what separates cells, and the mark before decimals. */
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

/**
 * A text that a spreadsheet would run as a formula (it begins with = + - @ or a control character)
 * gets an apostrophe before it, unless it is a number.
 */
const shielded = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text) && !numeric.test(text) ? `'${text}` : text;

function cellText(cell: CsvCell, { separator, decimalMark }: CsvStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  const text = shielded(cell);
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV, lines ended by CR LF; safe to open in a spreadsheet. */
export const makeCsv = (rows: readonly (readonly CsvCell[])[], style: CsvStyle): string =>
  rows
    .map((row) => `${row.map((cell) => cellText(cell, style)).join(style.separator)}\r\n`)
    .join('');
