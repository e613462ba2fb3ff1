import { textOption } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from './printed-table.ts';

/** An answer in the chosen format: as a document, for a spreadsheet, or as text. */
export function asFormat(
  context: Context,
  forms: Readonly<Record<'json' | 'csv' | 'table', () => string>>,
): string {
  const format = textOption(context, 'format');
  return forms[format === 'json' || format === 'csv' ? format : 'table']();
}

/** A table in the chosen format; `about` heads its document. */
export const tableAs = <Row>(
  context: Context,
  table: Table<Row>,
  { about = {}, key, head = '' }: { about?: object; key: string; head?: string },
): Outcome =>
  done(
    asFormat(context, {
      json: () => jsonLine({ ...about, [key]: tableDocument(context, table) }),
      csv: () => csvTable(context, table),
      table: () => `${head === '' ? '' : `${head}\n\n`}${printedTable(context, table)}`,
    }),
  );
