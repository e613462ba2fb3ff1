import type { Row } from '../csv/split-cells.ts';

/** A sheet of a spreadsheet: what its cells show, row by row. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The rows with anything in them, in their order, by their numbers in the sheet. */
  readonly rows: readonly Row[];
  /** How many of them are hidden, by hand or by a filter. */
  readonly hiddenRows: number;
  /** The cells whose formula has no value, as `C7`: the file was never calculated. */
  readonly uncalculated: readonly string[];
}

/** A block of merged cells, its corners counted from 0; only its first cell has a content. */
export interface MergedCells {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** A sheet while it is read; rows and columns are counted from 0. */
export interface SheetInReading {
  readonly cells: Map<number, string[]>;
  readonly hidden: Set<number>;
  readonly merged: MergedCells[];
  readonly uncalculated: string[];
}

export const emptySheet = (): SheetInReading => ({
  cells: new Map(),
  hidden: new Set(),
  merged: [],
  uncalculated: [],
});

/** No list has more columns; a filled cell beyond them is one of drawing, not of a list. */
const mostColumns = 1000;

/** The letters of a column: A, B … Z, AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The name of a cell in the sheet: `C7`. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** Puts the text of a cell into its place; blanks and line ends within it become single blanks. */
export function putCell(sheet: SheetInReading, row: number, column: number, text: string): void {
  const plain = text.replace(/[\s\0]+/g, ' ').trim();
  if (plain === '' || column >= mostColumns) return;
  const cells = sheet.cells.get(row) ?? [];
  while (cells.length < column) cells.push('');
  cells[column] = plain;
  sheet.cells.set(row, cells);
}

/**
 * What stands in cells merged over several rows is said of each of these rows: a club beside its
 * players. A row without anything of its own gets nothing.
 */
function fillMerged({ cells, merged }: SheetInReading): void {
  for (const { top, bottom, column } of merged) {
    const text = cells.get(top)?.[column] ?? '';
    for (let row = top + 1; text !== '' && row <= bottom; row++) {
      const own = cells.get(row);
      if (own === undefined) continue;
      while (own.length <= column) own.push('');
      own[column] ||= text;
    }
  }
}

/** The sheet when all of it was read. */
export function finishedSheet(
  sheet: SheetInReading,
  named: Pick<Sheet, 'name' | 'isHidden'>,
): Sheet {
  fillMerged(sheet);
  const rows = [...sheet.cells]
    .toSorted(([a], [b]) => a - b)
    .map(([row, cells]) => ({ row: row + 1, cells }));
  return {
    name: named.name,
    isHidden: named.isHidden,
    rows,
    hiddenRows: rows.filter(({ row }) => sheet.hidden.has(row - 1)).length,
    uncalculated: sheet.uncalculated,
  };
}

/** A cell in quotation marks, as it stands; no spreadsheet opens this table. */
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A sheet as a table with tabs, each row on the line of its number. */
export function sheetText({ rows }: Pick<Sheet, 'rows'>): string {
  const lines: string[] = [];
  for (const { row, cells } of rows) {
    while (lines.length < row - 1) lines.push('');
    lines.push(cells.map(quoted).join('\t'));
  }
  return lines.map((line) => `${line}\n`).join('');
}
