import type { MustBeEmpty } from '../input/must-be-empty.ts';

/** Where in a table something stands: the line the row begins in, and the cell; both from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is wrong with a cell or a row of a player list. */
export type CsvProblem =
  /** A quotation mark that is never closed. */
  | { readonly code: 'csv.quote.open' }
  /** No heading names a column of names, and none can be guessed. */
  | { readonly code: 'csv.name-column.missing' }
  /** Headings, but nobody below them. */
  | { readonly code: 'csv.players.none' }
  /** More rows than a tournament takes players at once; none was read. */
  | { readonly code: 'csv.players.too-many'; readonly rows: number; readonly most: number }
  | { readonly code: 'csv.name.missing' }
  | { readonly code: 'csv.rating.invalid'; readonly text: string }
  | { readonly code: 'csv.rating.out-of-range'; readonly rating: number; readonly highest: number }
  | { readonly code: 'csv.title.unknown'; readonly text: string }
  | { readonly code: 'csv.sex.unknown'; readonly text: string }
  | { readonly code: 'csv.federation.unknown'; readonly text: string }
  | { readonly code: 'csv.birth-date.invalid'; readonly text: string }
  | { readonly code: 'csv.text.too-long'; readonly limit: number }
  /** The same name or id as in an earlier row. */
  | { readonly code: 'csv.player.duplicate'; readonly text: string; readonly firstRow: number };

/** A fault with its place. */
export type CsvFault = CsvProblem & CellPlace;

/** Every code of a {@link CsvFault}. */
export const csvFaultCodes = [
  'csv.quote.open',
  'csv.name-column.missing',
  'csv.players.none',
  'csv.players.too-many',
  'csv.name.missing',
  'csv.rating.invalid',
  'csv.rating.out-of-range',
  'csv.title.unknown',
  'csv.sex.unknown',
  'csv.federation.unknown',
  'csv.birth-date.invalid',
  'csv.text.too-long',
  'csv.player.duplicate',
] as const satisfies readonly CsvProblem['code'][];

/** Codes that the list above lacks: none. @proof */
export type UnlistedCsvCode = MustBeEmpty<
  Exclude<CsvProblem['code'], (typeof csvFaultCodes)[number]>
>;
