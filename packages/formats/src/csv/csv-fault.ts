import type { ByCode } from '@rokade/rules';

/** The place of a fault in a table: the line in which the row begins, and the cell; both from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is wrong with a cell or a row of a player list. */
export type CsvProblem = ByCode<{
  /** A quotation mark that is never closed. */
  'csv.quote.open': object;
  /** No heading names a column of names, and no column looks like one. */
  'csv.name-column.missing': object;
  /** There are headings, but no players below them. */
  'csv.players.none': object;
  /** More rows than players can be entered at once; none was read. */
  'csv.players.too-many': { rows: number; most: number };
  'csv.name.missing': object;
  'csv.rating.invalid': { text: string };
  'csv.rating.out-of-range': { rating: number; highest: number };
  'csv.title.unknown': { text: string };
  'csv.sex.unknown': { text: string };
  'csv.federation.unknown': { text: string };
  'csv.birth-date.invalid': { text: string };
  'csv.membership-day.invalid': { text: string };
  /** A FIDE ID has digits only. */
  'csv.fide-id.invalid': { text: string };
  'csv.text.too-long': { limit: number };
  /** An earlier row has the same name or id. */
  'csv.player.duplicate': { text: string; firstRow: number };
}>;

/** A fault with its place. */
export type CsvFault = CsvProblem & CellPlace;
