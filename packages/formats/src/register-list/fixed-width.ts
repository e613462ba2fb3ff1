import type { Row, SplitTable } from '../csv/split-cells.ts';

/** FIDE's lists as text begin with this heading; each value stands below its own. */
const heading = /^ID number\s+Name\b/i;

/** Whether a text is one of FIDE's lists, or lines of it below its heading. */
export const isFideList = (text: string): boolean => heading.test(text);

/** A column of a list: its heading, and from where to where its values stand; no end: to the line's. */
export interface FixedColumn {
  readonly heading: string;
  readonly start: number;
  readonly end?: number;
}

/** The columns below a heading line; older lists leave no blank between some of their headings. */
export function fixedColumns(line: string): readonly FixedColumn[] {
  const found = [...line.matchAll(/ID number|Titl(?=Fed)|Games(?=Born)|\S+/gi)];
  return found.map(({ 0: named, index: start }, at) => {
    const end = found[at + 1]?.index;
    return end === undefined ? { heading: named, start } : { heading: named, start, end };
  });
}

/**
 * The rows of one of FIDE's lists, each value by where its heading begins. Lists of different years
 * and kinds of play differ in columns and widths. A value that is too wide shifts those behind it by
 * a letter, which blanks between them bear.
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
