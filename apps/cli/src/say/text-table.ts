/** A column of a table in the terminal. */
export interface TableColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
}

const widthOf = (text: string): number => Array.from(text).length;

function cellText(text: string, width: number, { align }: TableColumn): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + blanks : blanks + text;
}

/** The columns with a value in some row; all columns where there are no rows. */
function filledColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const indexes = columns.map((_, index) => index);
  if (rows.length === 0) return indexes;
  return indexes.filter((index) => rows.some((row) => (row[index] ?? '') !== ''));
}

/** A table in columns two spaces apart, its head above a rule; empty columns are left out. */
export function textTable(
  allColumns: readonly TableColumn[],
  allRows: readonly (readonly string[])[],
): string {
  const kept = filledColumns(allColumns, allRows);
  const columns = kept.flatMap((index) => allColumns[index] ?? []);
  const rows = allRows.map((row) => kept.map((index) => row[index] ?? ''));
  const widths = columns.map(({ head }, index) =>
    Math.max(widthOf(head), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, index) => cellText(cells[index] ?? '', widths[index] ?? 0, column))
      .join('  ')
      .trimEnd();
  const heads = columns.map(({ head }) => head);
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(heads), rule, ...rows.map(line), ''].join('\n');
}

/** A table of texts. */
export const leftTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  textTable(
    heads.map((head) => ({ head, align: 'left' })),
    rows,
  );
