import { textOption } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from './printed-table.ts';

/** An answer as it was asked for: as a document, for a spreadsheet, or for people. */
export function asFormat(
  context: Context,
  forms: Readonly<Record<'json' | 'csv' | 'table', () => string>>,
): string {
  const format = textOption(context, 'format');
  return forms[format === 'json' || format === 'csv' ? format : 'table']();
}

/** A table as it was asked for; `about` heads its document. */
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
