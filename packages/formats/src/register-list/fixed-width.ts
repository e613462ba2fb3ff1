import type { Row, SplitTable } from '../csv/split-cells.ts';

/** FIDE's lists as text begin with this heading; each value stands below its own. */
const heading = /^ID Number\s+Name\b/;

/** Whether a text is one of FIDE's lists, or lines of it below its heading. */
export const isFideList = (text: string): boolean => heading.test(text);

/**
 * The rows of one of FIDE's lists, each value by where its heading begins. Lists of different years
 * and kinds of play differ in columns and widths. A value that is too wide shifts those behind it by
 * a letter, which blanks between them bear.
 */
export function splitFideList(text: string): SplitTable {
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/);
  const starts = [...first.matchAll(/ID Number|\S+/g)].map(({ index }) => index);
  const cellsOf = (line: string): readonly string[] =>
    starts.map((start, column) => line.slice(start, starts[column + 1]).trim());
  const rows = lines
    .map((line, index): Row => ({ row: index + 2, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: [{ row: 1, cells: cellsOf(first) }, ...rows], faults: [] };
}
