import { type CellData, cellData } from './cell.ts';
import type { Column, Columns } from './column.ts';
import { columnsOf, headingOf } from './columns-of.ts';
import type { TableLocale } from './locale.ts';
import { momentOnClock } from './say/date-text.ts';

/** A cell of a file: a text, a number, or empty. */
export type FileCell = string | number | null;

/** In files numbers have three decimals, more than any rule needs. */
function writtenCell(data: CellData): FileCell {
  if (typeof data === 'number') return Math.round(data * 1000) / 1000;
  return data === null || typeof data === 'string' ? data : data.map(writtenCell).join(' / ');
}

/** A cell of a file, with moments by the hall's clock. */
const fileCell = <Row>(locale: TableLocale, column: Column<Row>, row: Row): FileCell =>
  column.kind === 'moment'
    ? momentOnClock(locale, column.value(row))
    : writtenCell(cellData(locale, column, row));

/** A table for a file: its headings as texts, then its rows. */
export function tableCells<Row>(
  locale: TableLocale,
  columns: Columns<Row>,
  rows: readonly Row[],
): readonly (readonly FileCell[])[] {
  const shown = columnsOf(columns, rows, locale, { medium: 'file' });
  return [
    shown.map((column) => headingOf(locale, column).words),
    ...rows.map((row) => shown.map((column) => fileCell(locale, column, row))),
  ];
}

/** A property of a JSON document; a flag that is not set is left out, one that is set is true. */
function property<Row>(locale: TableLocale, column: Column<Row>, row: Row) {
  if (column.kind !== 'flag') return { [column.key]: cellData(locale, column, row) };
  return column.value(row) ? { [column.key]: true } : {};
}

/**
 * A row as a JSON document of the command line: a property for each column, those with `within` in an
 * object.
 *
 * @param objects objects that are included even if no column is in them
 */
export function rowDocument<Row>(
  locale: TableLocale,
  columns: Columns<Row>,
  row: Row,
  objects: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const shown = columnsOf(columns, [row], locale, { medium: 'json' });
  const propertiesIn = (object: string | undefined) =>
    Object.assign(
      {},
      ...shown
        .filter(({ within }) => within === object)
        .map((column) => property(locale, column, row)),
    );
  const inner = objects.map((object) => [object, propertiesIn(object)]);
  return { ...propertiesIn(undefined), ...Object.fromEntries(inner) };
}
