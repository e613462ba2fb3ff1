import { type CsvStyle, continentalCsv, makeCsv, plainCsv } from '@rokade/formats';
import {
  alignOf,
  type Columns,
  cellText,
  columnsOf,
  headingOf,
  rowDocument,
  tableCells,
} from '@rokade/tables';
import type { Language } from '@rokade/tournament';
import type { Context } from '../outcome.ts';
import { textTable } from './text-table.ts';

/** A table: its columns, and the values of its lines. */
export interface Table<Row> {
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
}

/** The title above a table; '' for none. */
export const titleOf = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

/** A table for the terminal. */
export function printedTable<Row>(context: Context, { columns, rows }: Table<Row>): string {
  const shown = columnsOf(columns, rows, context, { medium: 'terminal' });
  return textTable(
    shown.map((column) => ({
      head: headingOf(context, column).text,
      align: alignOf(column) === 'end' ? 'right' : 'left',
    })),
    rows.map((row) => shown.map((column) => cellText(context, column, row))),
  );
}

/** The style of CSV: spreadsheets set to Danish or German need semicolons and decimal commas. */
export const csvStyleOf = (language: Language): CsvStyle =>
  language === 'en' ? plainCsv : continentalCsv;

/** A table as a file for a spreadsheet. */
export const csvTable = <Row>(context: Context, { columns, rows }: Table<Row>): string =>
  makeCsv(tableCells(context, columns, rows), csvStyleOf(context.language));

/** Its lines for a document; `objects` are always in them. */
export const tableDocument = <Row>(
  context: Context,
  { columns, rows }: Table<Row>,
  objects: readonly string[] = [],
) => rows.map((row) => rowDocument(context, columns, row, objects));
