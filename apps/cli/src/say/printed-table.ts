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

/** A table: its columns, and a row for each of its lines. */
export interface Table<Row> {
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
}

/** What stands above a table; '' says nothing. */
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

/** Spreadsheets set to Danish or German want semicolons and decimal commas. */
export const csvStyleOf = (language: Language): CsvStyle =>
  language === 'en' ? plainCsv : continentalCsv;

/** The same as a file for a spreadsheet. */
export const csvTable = <Row>(context: Context, { columns, rows }: Table<Row>): string =>
  makeCsv(tableCells(context, columns, rows), csvStyleOf(context.language));

/** Its lines in a document; `objects` always stand in them. */
export const tableDocument = <Row>(
  context: Context,
  { columns, rows }: Table<Row>,
  objects: readonly string[] = [],
) => rows.map((row) => rowDocument(context, columns, row, objects));
