import { textOption } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from './printed-table.ts';

/** A table as it was asked for; `about` heads its document. */
export function tableAs<Row>(
  context: Context,
  table: Table<Row>,
  { about = {}, key, head = '' }: { about?: object; key: string; head?: string },
): Outcome {
  switch (textOption(context, 'format')) {
    case 'json':
      return done(jsonLine({ ...about, [key]: tableDocument(context, table) }));
    case 'csv':
      return done(csvTable(context, table));
    default:
      return done(`${head === '' ? '' : `${head}\n\n`}${printedTable(context, table)}`);
  }
}
