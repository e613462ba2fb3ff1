import { type CsvStyle, continentalCsv, makeCsv, plainCsv } from '@rokade/formats';
import { type Columns, type TableLocale, tableCells } from '@rokade/tables';

/** A file: its text and its media type. */
export interface TextFile {
  readonly body: string;
  readonly type: string;
}

const styleOf = (language: TableLocale['language']): CsvStyle =>
  language === 'en' ? plainCsv : continentalCsv;

/** Makes a CSV file for spreadsheets, with a byte order mark, by which they recognise UTF-8. */
export function csvFile<Row>(
  locale: TableLocale,
  columns: Columns<Row>,
  rows: readonly Row[],
): TextFile {
  const body = makeCsv(tableCells(locale, columns, rows), styleOf(locale.language));
  return { body: `\uFEFF${body}`, type: 'text/csv' };
}
