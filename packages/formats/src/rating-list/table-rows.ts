import { type Row, type Separator, splitCells } from '../csv/split-cells.ts';

/** The rows of a table whose text comes in pieces; lines are counted through. */
export interface TableRows {
  /** The rows that are whole with the next piece. */
  take(piece: string): readonly Row[];
  /** The line in which a row begins that never ends, null if there is none. */
  open(): number | null;
}

/** The text from a line on, lines counted from 1. */
function fromLine(text: string, line: number): string {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.slice(at).search(/\r\n|\r|\n/) + at;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return text.slice(at);
}

/** Splits a table piece by piece: a cell in quotation marks may go on in the next. */
export function tableRows(separator: Separator): TableRows {
  let rest = '';
  let before = 0;
  return {
    take(piece) {
      const text = rest + piece;
      const { rows, faults } = splitCells(text, separator);
      const open = faults[0]?.row;
      rest = open === undefined ? '' : fromLine(text, open);
      const read = rows.map(({ row, cells }) => ({ row: row + before, cells }));
      before += open === undefined ? (text.match(/\r\n|\r|\n/g) ?? []).length : open - 1;
      return read;
    },
    open: () => (rest === '' ? null : before + 1),
  };
}
