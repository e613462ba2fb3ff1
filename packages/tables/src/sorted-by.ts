import { type CellData, cellData } from './cell.ts';
import type { Column } from './column.ts';
import { alphabetOf } from './in-alphabet.ts';
import type { TableLocale } from './locale.ts';

/** The order of kinds of data: numbers, texts, empty cells. */
function orderOf(data: CellData): number {
  if (data === null || data === '' || data === '–') return 2;
  return typeof data === 'string' ? 1 : 0;
}

const isNumeric = /^\d/;

/** A text that begins with a number, "3–5" or "2616 FIDE", is sorted by that number. */
const sortable = (data: CellData): CellData => {
  if (typeof data !== 'string') return data;
  return isNumeric.test(data) ? Number.parseFloat(data.replace(/½/, '.5').replace(',', '.')) : data;
};

/** Rows sorted by a column; equal ones keep their order, empty cells are last. */
export function sortedBy<Row>(
  locale: TableLocale,
  column: Column<Row>,
  rows: readonly Row[],
  descending: boolean,
): readonly Row[] {
  const compare = alphabetOf(locale.language);
  const keyed = rows.map((row) => ({ row, data: sortable(cellData(locale, column, row)) }));
  return keyed
    .toSorted((a, b) => {
      const kinds = orderOf(a.data) - orderOf(b.data);
      if (kinds !== 0) return kinds;
      const first = [a.data].flat()[0] ?? 0;
      const second = [b.data].flat()[0] ?? 0;
      const less =
        typeof first === 'number' && typeof second === 'number'
          ? first - second
          : compare(String(first), String(second));
      return descending ? -less : less;
    })
    .map(({ row }) => row);
}
