import { firstLine, mostLines } from '../input/first-line.ts';
import type { CsvFault } from './csv-fault.ts';

/** A separator of cells. */
export type Separator = '\t' | ';' | ',';

/** A row of a table. */
export interface Row {
  /** The line of the file in which it begins, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of a table, and the place of a quotation mark that is never closed. */
export interface SplitTable {
  readonly rows: readonly Row[];
  readonly faults: readonly CsvFault[];
}

/** The most certain first. */
const separators = ['\t', ';', ','] as const satisfies readonly Separator[];

/**
 * The separator of a table: a tab if its first line has one, else a semicolon, else a comma, so that
 * "Hansen, Ida" is not split if possible; if the first line is only a title, the separator in most
 * lines.
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

/** A quoted cell from the opening mark at the position; null if it is never closed. */
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

/** A cell; null for an open quotation mark. Text after a closing mark belongs to the cell. */
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
 * The rows of a table, without blank ones. Cells may be quoted, with doubled marks inside; blanks
 * around a cell are removed. An open quotation mark is a fault and ends the table.
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
