import type { Row, SplitTable } from '../csv/split-cells.ts';

/** The heading at the beginning of FIDE's lists as text; each value is below its own heading. */
const heading = /^ID number\s+Name\b/i;

/** Whether a text is one of FIDE's lists, or begins with its heading. */
export const isFideList = (text: string): boolean => heading.test(text);

/** A column of a list: its heading, and the positions of its values; no end: to the end of the line. */
export interface FixedColumn {
  readonly heading: string;
  readonly start: number;
  readonly end?: number;
}

/** The columns of a heading line; older lists have no blank between some headings. */
export function fixedColumns(line: string): readonly FixedColumn[] {
  const found = [...line.matchAll(/ID number|Titl(?=Fed)|Games(?=Born)|\S+/gi)];
  return found.map(({ 0: named, index: start }, at) => {
    const end = found[at + 1]?.index;
    return end === undefined ? { heading: named, start } : { heading: named, start, end };
  });
}

/**
 * The rows of one of FIDE's lists, each value by the position of its heading. Lists of different years
 * and kinds of play differ in columns and widths. A value that is too wide shifts those after it by a
 * character, which the blanks between them absorb.
 */
export function splitFideList(text: string): SplitTable {
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/);
  const columns = fixedColumns(first);
  const cellsOf = (line: string): readonly string[] =>
    columns.map(({ start, end }) => line.slice(start, end).trim());
  const rows = lines
    .map((line, index): Row => ({ row: index + 2, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: [{ row: 1, cells: cellsOf(first) }, ...rows], faults: [] };
}
