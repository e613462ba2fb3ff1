import type { ByCode } from '@rokade/rules';

/** Where in a table something stands: the line the row begins in, and the cell; both from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is wrong with a cell or a row of a player list. */
export type CsvProblem = ByCode<{
  /** A quotation mark that is never closed. */
  'csv.quote.open': object;
  /** No heading names a column of names, and none can be guessed. */
  'csv.name-column.missing': object;
  /** Headings, but nobody below them. */
  'csv.players.none': object;
  /** More rows than a tournament takes players at once; none was read. */
  'csv.players.too-many': { rows: number; most: number };
  'csv.name.missing': object;
  'csv.rating.invalid': { text: string };
  'csv.rating.out-of-range': { rating: number; highest: number };
  'csv.title.unknown': { text: string };
  'csv.sex.unknown': { text: string };
  'csv.federation.unknown': { text: string };
  'csv.birth-date.invalid': { text: string };
  /** FIDE's numbers have figures alone. */
  'csv.fide-id.invalid': { text: string };
  'csv.text.too-long': { limit: number };
  /** The same name or id as in an earlier row. */
  'csv.player.duplicate': { text: string; firstRow: number };
}>;

/** A fault with its place. */
export type CsvFault = CsvProblem & CellPlace;
