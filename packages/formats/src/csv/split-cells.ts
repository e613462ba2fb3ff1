import { firstLine, mostLines } from '../input/first-line.ts';
import type { CsvFault } from './csv-fault.ts';

/** What separates the cells of a row. */
export type Separator = '\t' | ';' | ',';

/** A row of a table. */
export interface Row {
  /** The line of the file in which it begins, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of a table, and the quotation mark that was never closed. */
export interface SplitTable {
  readonly rows: readonly Row[];
  readonly faults: readonly CsvFault[];
}

/** The surest first. */
const separators = ['\t', ';', ','] as const satisfies readonly Separator[];

/**
 * The separator of a table: a tab if its first line has one, else a semicolon, else a comma, so that
 * "Hansen, Ida" stays together wherever it can; what most lines have where the first is but a title.
 */
export function guessSeparator(text: string): Separator {
  const line = firstLine(text);
  const inFirst = separators.find((separator) => line.includes(separator));
  if (inFirst !== undefined) return inFirst;
  const has = (separator: Separator) => mostLines(text, (each) => each.includes(separator));
  return separators.find(has) ?? ',';
}

interface Splitting {
  readonly text: string;
  readonly separator: Separator;
  position: number;
  line: number;
}

/** A cell in quotation marks, the opening one at the position; null if it is never closed. */
function takeQuoted(splitting: Splitting): string | null {
  const { text } = splitting;
  let cell = '';
  let from = splitting.position + 1;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1) return null;
    cell += text.slice(from, end);
    from = end + 1;
    if (text[from] !== '"') break;
    cell += '"';
    from += 1;
  }
  splitting.line += (cell.match(/\r\n|\r|\n/g) ?? []).length;
  splitting.position = from;
  return cell;
}

/** The text up to the next separator or line end. */
function takePlain(splitting: Splitting): string {
  const { text, separator } = splitting;
  const from = splitting.position;
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') {
    end += 1;
  }
  splitting.position = end;
  return text.slice(from, end);
}

/** A cell; null for an open quotation mark. What follows a closing one is taken along. */
function takeCell(splitting: Splitting): string | null {
  if (splitting.text[splitting.position] !== '"') return takePlain(splitting).trim();
  const quoted = takeQuoted(splitting);
  return quoted === null ? null : (quoted + takePlain(splitting)).trim();
}

function takeLineEnd(splitting: Splitting): void {
  const { text, position } = splitting;
  splitting.position += text.startsWith('\r\n', position) ? 2 : 1;
  splitting.line += 1;
}

function takeRow(splitting: Splitting): Row | CsvFault {
  const row = splitting.line;
  const cells: string[] = [];
  for (;;) {
    const cell = takeCell(splitting);
    if (cell === null) return { code: 'csv.quote.open', row, column: cells.length + 1 };
    cells.push(cell);
    if (splitting.text[splitting.position] !== splitting.separator) break;
    splitting.position += 1;
  }
  takeLineEnd(splitting);
  return { row, cells };
}

/**
 * The rows of a table, without blank ones. Cells may stand in quotation marks, doubled inside; the
 * blanks around a cell are left out. An open quotation mark is a fault and ends the table.
 */
export function splitCells(text: string, separator: Separator): SplitTable {
  const splitting: Splitting = { text, separator, position: 0, line: 1 };
  const rows: Row[] = [];
  while (splitting.position < text.length) {
    const row = takeRow(splitting);
    if ('code' in row) return { rows, faults: [row] };
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
  }
  return { rows, faults: [] };
}
