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

const sign = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Whether a spreadsheet might run a text as a formula: it begins with a sign of one, full-width or not,
 * blanks and characters that do not show left aside, or with a tab or line end, and is no number.
 */
export const isFormula = (text: string): boolean => sign.test(text) && !numeric.test(text.trim());

/** A formula gets an apostrophe before it, which makes it a text. */
const shielded = (text: string): string => (isFormula(text) ? `'${text}` : text);

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
