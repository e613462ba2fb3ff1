import { type Row, type Separator, splitCells } from '../csv/split-cells.ts';

/** Splits a table that comes in pieces; line numbers continue from piece to piece. */
export interface TableRows {
  /** The rows that are complete with the next piece. */
  take(piece: string): readonly Row[];
  /** The line of a row with an open quotation mark, null if there is none. */
  open(): number | null;
}

/** The text from a line on, counted from 1. */
function fromLine(text: string, line: number): string {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.slice(at).search(/\r\n|\r|\n/) + at;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return text.slice(at);
}

/** Splits a table piece by piece; a quoted cell can continue in the next piece. */
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
